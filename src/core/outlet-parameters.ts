import type { TrackingParameter } from './tracking-parameters.ts';

type Outlet = {
  readonly hosts: string;
  readonly names: string;
  readonly source: string;
  readonly from?: 'key';
  readonly values?: RegExp;
  readonly path?: RegExp;
};

/**
 * Each outlet's own markers. They are scoped to its hosts, because the same short names are data elsewhere. `names` and
 * `hosts` are separated by spaces; a name that ends in `*` is a prefix.
 */
const OUTLETS: readonly Outlet[] = [
  // Social networks and video
  {
    hosts: 'instagram.com threads.net threads.com',
    names: 'igshid igsh img_index xmt',
    source: 'brave utils.cc (scoped)',
  },
  {
    hosts: 'twitter.com x.com',
    names: 'ref_src ref_url s t cn src cxt',
    source: 'brave utils.cc; ClearURLs twitter provider',
  },
  {
    hosts: 'youtube.com youtu.be',
    names: 'si feature pp ab_channel kw',
    source: 'brave utils.cc; ClearURLs youtube provider',
  },
  { hosts: 'spotify.com', names: 'si', source: 'ClearURLs spotify provider' },
  {
    hosts: 'facebook.com',
    names:
      'ref refid refsrc fref hc_ref hc_location __xts__* __cft__* eid comment_tracking _rdc _rdr acontext notif_id notif_t __ccr',
    source: 'ClearURLs facebook provider; ural',
  },
  {
    hosts: 'reddit.com',
    names:
      'ref_campaign ref_source correlation_id share_id rdt $deep_link %24deep_link $3p %243p $original_url %24original_url',
    source: 'ClearURLs reddit provider',
  },
  {
    hosts: 'linkedin.com',
    names: 'trk trackingid refid lipi lici licu midtoken midsig trkemail otptoken rcm',
    source: 'ClearURLs LinkedIn provider',
  },
  {
    hosts: 'tiktok.com',
    names:
      '_r _t _d is_from_webapp sender_device web_id u_code share_app_name share_iid share_link_id timestamp user_id source',
    source: 'ClearURLs tiktok provider',
  },
  { hosts: 'medium.com', names: 'source', source: 'ClearURLs medium provider' },
  { hosts: 'medium.com', names: 'sk', source: 'Medium friend link', from: 'key' },
  {
    hosts: 'change.org',
    names: 'recruiter recruited_by_id source_location psf_variant share_intent',
    source: 'ural; ClearURLs change.org provider',
  },
  { hosts: 'blogspot.com', names: 'm', values: /^[01]$/u, source: 'Blogger mobile flag; ural', from: 'key' },
  {
    hosts: 't.me telegram.me',
    names: 'single embed',
    source: 'Telegram web preview',
    from: 'key',
    values: /^1?$/u,
  },
  // Portals
  { hosts: 'naver.com', names: 'cds lfrom rc ntype', source: 'Naver news share and section markers' },
  { hosts: 'n.news.naver.com', names: 'sid', source: 'Naver: the section that the reader came from' },
  { hosts: 'daum.net', names: 'rcmd f from', source: 'Daum view markers', path: /^\/v\//u },
  { hosts: 'nate.com', names: 'mid modit sect', source: 'Nate menu id', path: /^\/view\//iu },
  {
    hosts: 'yahoo.co.jp',
    names: 'source fr d',
    source: 'Yahoo Japan feed marker',
    path: /^\/(?:articles|pickup|expert|byline)\//u,
  },
  {
    hosts: 'yahoo.com',
    names: 'ncid .tsrc tsrc soc_src soc_trk fr bcmt _fsig src',
    source: 'Yahoo share and partner markers',
  },
  { hosts: 'msn.com', names: 'ocid cvid ei pc item', source: 'ClearURLs msn provider' },
  { hosts: 'bing.com', names: 'cvid form sk sp sc qs qp', source: 'ClearURLs bing provider' },
  { hosts: 'news.google.com', names: 'oc', source: 'Google News feed marker' },
  {
    hosts: 'news.google.com',
    names: 'hl gl ceid',
    source: 'Google News edition',
    from: 'key',
    path: /\/(?:articles|read)\//u,
  },
  { hosts: 'baidu.com', names: 'wfr for', source: 'Baidu crawler origin; url-cleaner' },
  {
    hosts: 'sina.com.cn sina.cn',
    names: 'cre mod loc rfunc tj tr vt from wm',
    source: 'Sina recommendation markers',
  },
  { hosts: 'sohu.com', names: 'scm _trans_ pvid', source: 'Sohu recommendation markers' },
  {
    hosts: '163.com',
    names: 'clickfrom spss spsnuid spsdevid spsvid spsshare spsts spstoken spssid',
    source: 'NetEase share markers',
  },
  { hosts: 'qq.com', names: 'adtag pgv_ref', source: 'Tencent markers' },
  {
    hosts: 'mp.weixin.qq.com',
    names:
      'chksm scene srcid sharer_sharetime sharer_shareid sharer_shareinfo mpshare ascene devicetype pass_ticket wx_header subscene clicktime enterid sessionid key uin version nettype abtest_cookie exportkey',
    source: 'WeChat article links: __biz, mid, idx, sn are the identity',
  },
  {
    hosts: 'toutiao.com',
    names: 'tt_from share_token iid req_id utm app timestamp use_new_style log_from',
    source: 'Toutiao share markers',
  },
  {
    hosts: 'bilibili.com',
    names:
      'from_source from seid share_source share_medium share_plat share_tag share_session_id vd_source unique_k msource refer_from bbid ts timestamp',
    source: 'ClearURLs bilibili provider',
  },
  { hosts: 'weibo.com weibo.cn', names: 'weibo_id dt_dapp', source: 'ClearURLs weibo provider' },
  {
    hosts: 'wikipedia.org wikinews.org wikimedia.org',
    names: 'wprov',
    source: 'MediaWiki provenance parameter',
  },
  { hosts: 'theatlantic.com', names: 'gift', source: 'gift link', from: 'key' },
  // Wires and world outlets
  {
    hosts: 'reuters.com',
    names: 'taid feedtype feedname rpc il edition-redirect edition_redirect virtualbrandchannel chan',
    source: 'ClearURLs reuters provider; old Reuters feeds',
  },
  {
    hosts: 'bbc.com bbc.co.uk',
    names:
      'at_* ocid post pinned_post_type pinned_post_asset_id pinned_post_locator intlink_from_url link_location ns_* xtor src',
    source: 'ClearURLs bbc provider; BBC live pages',
  },
  {
    hosts: 'nytimes.com',
    names:
      'smid smtyp partner emc nl nlid te regi_id segment_id instance_id user_id campaign_id action module pgtype region version contentcollection contentplacement contentid hp rref clicksource referringsource referrer ref searchresultposition wt.nav wt.nav auth login register _r mcubz ex em ei pvid sgrp ugrp bgrp recid imp_id req_id impression_id surface block alg algo variant rank position mtrref gwh gwt assettype mabreward configuration geo product category',
    source: 'NYT share, mail and page-module markers; ClearURLs nytimes provider',
    path: /\.html$|^\/(?:interactive|live|athletic)\/|^\/\d{4}\//u,
  },
  { hosts: 'nytimes.com', names: 'unlocked_article_code', source: 'NYT gift link', from: 'key' },
  {
    hosts: 'washingtonpost.com',
    names: 'wpisrc wpmm wpmk wpsrc itid tid hpid carta-url p9w22b2p noredirect nid pwapi',
    source: 'Washington Post mail and home-page markers',
  },
  {
    hosts: 'washingtonpost.com',
    names: 'pwapi_token',
    source: 'Washington Post gift link',
    from: 'key',
  },
  {
    hosts: 'wsj.com marketwatch.com barrons.com',
    names: 'mod reflink ns siteid dist mg refsec',
    source: 'Dow Jones module markers',
  },
  { hosts: 'wsj.com marketwatch.com barrons.com', names: 'st', source: 'Dow Jones share token', from: 'key' },
  {
    hosts: 'ft.com',
    names: 'ftcamp sharetype segmentid segmentguid emailid syn-* desktop',
    source: 'FT share and mail markers',
  },
  { hosts: 'ft.com bloomberg.com', names: 'accesstoken', source: 'gift link', from: 'key' },
  {
    hosts: 'bloomberg.com',
    names: 'srnd sref leadsource in_source taid',
    source: 'Bloomberg home-page and share markers',
  },
  { hosts: 'economist.com', names: 'fsrc etear bar', source: 'Economist social markers' },
  { hosts: 'economist.com', names: 'giftid', source: 'gift link', from: 'key' },
  {
    hosts: 'theguardian.com guardian.co.uk',
    names: 'cmp cmp_tu intcmp',
    source: 'ClearURLs theguardian provider',
  },
  {
    hosts: 'theguardian.com',
    names: 'page filterkeyevents',
    source: 'Guardian live blog: the block that is shown first',
    from: 'key',
    values: /^(?:with:block-|true$|false$)/u,
  },
  { hosts: 'apnews.com', names: 'taid sf*', source: 'AP social poster ids' },
  { hosts: 'aljazeera.com', names: 'traffic_source', source: 'Al Jazeera feeds' },
  { hosts: 'dw.com', names: 'maca', source: 'DW feed marker' },
  {
    hosts: 'france24.com rfi.fr',
    names: 'ref aef_campaign_date aef_campaign_ref dlvrit',
    source: 'France Médias Monde feeds',
  },
  {
    hosts: 'npr.org',
    names: 'ft f sc',
    source: 'NPR feed and mail markers',
    path: /\/\d{4}\/|\/sections\//u,
  },
  {
    hosts: 'cnn.com',
    names: 'cid iid eref sr hpt iref ref date profile',
    source: 'CNN social and feed markers',
  },
  {
    hosts: 'cnbc.com',
    names: '__source par qsearchterm recirc forcereload',
    source: 'ClearURLs cnbc provider',
  },
  { hosts: 'nbcnews.com today.com msnbc.com', names: 'cid icid', source: 'NBC social markers' },
  { hosts: 'abcnews.go.com abcnews.com', names: 'cid icid', source: 'ABC social markers' },
  {
    hosts: 'cbsnews.com cnet.com zdnet.com gamespot.com techrepublic.com',
    names: 'ftag intcid',
    source: 'ClearURLs cnet provider',
  },
  { hosts: 'foxnews.com foxbusiness.com', names: 'intcmp test', source: 'Fox internal campaigns' },
  { hosts: 'forbes.com', names: 'sh ss ctpv', source: 'ClearURLs forbes provider' },
  {
    hosts: 'techcrunch.com engadget.com huffpost.com huffingtonpost.com aol.com',
    names: 'ncid sr sr_share ir icid',
    source: 'wallabag#3045; ClearURLs techcrunch provider',
  },
  {
    hosts:
      'newyorker.com wired.com wired.co.uk vanityfair.com vogue.com vogue.co.uk gq.com gq-magazine.co.uk cntraveler.com pitchfork.com arstechnica.com bonappetit.com architecturaldigest.com teenvogue.com allure.com self.com',
    names: 'mbid bxid cndid esrc hasha hashb hashc intcid source sourcecode',
    source: 'AdguardFilters#91540; ClearURLs newyorker provider',
  },
  { hosts: 'latimes.com chicagotribune.com', names: 'track dlvrit cb', source: 'Tribune feed markers' },
  { hosts: 'politico.com politico.eu', names: 'cid nname nid nrid nlid lo', source: 'Politico mail markers' },
  { hosts: 'thehill.com', names: 'rnd rl', source: 'The Hill markers' },
  { hosts: 'usatoday.com', names: 'gnt-cfr gca-* gnt-*', source: 'Gannett markers' },
  { hosts: 'time.com fortune.com', names: 'xid iid', source: 'Time Inc. social markers' },
  {
    hosts: 'businessinsider.com insider.com',
    names: 'r ir nr_email_referer',
    source: 'Business Insider edition redirects',
  },
  { hosts: 'vox.com theverge.com polygon.com', names: '_c', source: 'Vox Media markers' },
  { hosts: 'axios.com', names: 'stream', source: 'Axios mail marker' },
  { hosts: 'cbc.ca', names: 'cmp', source: 'CBC feeds (cmp=rss)' },
  {
    hosts: 'theglobeandmail.com',
    names: 'intcmp ref service',
    source: 'Globe and Mail markers',
    values: /^(?!print|amp)/iu,
  },
  { hosts: 'independent.co.uk standard.co.uk', names: 'cmp r', source: 'Independent social markers' },
  {
    hosts: 'dailymail.co.uk mailonline.com',
    names: 'ito ico offset max jumpto reply',
    source: 'Daily Mail feed (ito=1490) and comment markers',
  },
  {
    hosts: 'telegraph.co.uk',
    names: 'icid li_source li_medium onwardjourney',
    source: 'Telegraph internal links',
  },
  {
    hosts: 'thetimes.co.uk thetimes.com',
    names: 'region cmp sharetoken ni-statuscode',
    source: 'The Times share token',
  },
  { hosts: 'skynews.com news.sky.com', names: 'dcmp', source: 'Sky feeds' },
  { hosts: 'abc.net.au', names: 'section sf pfm pfmredir', source: 'ABC Australia feeds' },
  {
    hosts: 'smh.com.au theage.com.au brisbanetimes.com.au watoday.com.au',
    names: 'ref promote_channel btis',
    source: 'Nine feeds (ref=rss)',
  },
  { hosts: 'news.com.au theaustralian.com.au', names: 'nk from sourcecode', source: 'News Corp Australia' },
  { hosts: 'stuff.co.nz nzherald.co.nz', names: 'rm cid ref', source: 'New Zealand feeds' },
  // Europe
  { hosts: 'lemonde.fr', names: 'lmd_* een seen random', source: 'Le Monde mail markers; ural' },
  { hosts: 'spiegel.de', names: 'sara_* b xing_share', source: 'ClearURLs SPIEGEL provider' },
  { hosts: 'welt.de bild.de', names: 'cid icid source t_ref wtmc', source: 'Springer markers' },
  { hosts: 'faz.net', names: 'gepc service', source: 'FAZ share markers', values: /^(?!print)/iu },
  { hosts: 'sueddeutsche.de nzz.ch', names: 'reduced', source: 'paywall flag', from: 'key' },
  { hosts: 'nzz.ch', names: 'mktcid mktcval kid', source: 'NZZ campaign ids' },
  { hosts: 'derstandard.at derstandard.de', names: 'ref', source: 'Der Standard feed marker' },
  { hosts: 'diepresse.com', names: 'from ref', source: 'ClearURLs diepresse provider' },
  { hosts: 'swp.de', names: 'source', source: 'ClearURLs swp provider' },
  {
    hosts: 'elpais.com',
    names: 'rel ssm prm prod o event_log sma id_externo_rsoc',
    source: 'El País social markers',
  },
  {
    hosts: 'elmundo.es marca.com expansion.com',
    names: 'cid s_kw intcmp emk',
    source: 'Unidad Editorial markers',
  },
  {
    hosts: 'repubblica.it lastampa.it ilsecoloxix.it huffingtonpost.it',
    names: 'ref',
    source: 'GEDI page position (ref=RHRS)',
  },
  { hosts: 'corriere.it', names: 'refresh_ce intcmp', source: 'Corriere markers' },
  { hosts: 'hs.fi', names: 'share', source: 'ClearURLs hs.fi provider' },
  { hosts: 'yle.fi', names: 'origin', source: 'ClearURLs yle provider' },
  { hosts: 'onet.pl', names: 'srcc utm_v', source: 'ClearURLs onet provider' },
  {
    hosts: 'novinky.cz seznamzpravy.cz aktualne.cz respekt.cz idnes.cz iprima.cz nova.cz',
    names: 'dop_* seq_no source',
    source: 'ClearURLs Seznam providers',
  },
  {
    hosts: 'rbc.ru kommersant.ru vedomosti.ru',
    names: 'from',
    source: 'Russian outlets: where the reader came from',
  },
  { hosts: 'ria.ru', names: 'rcmd_alg rcmd_id', source: 'RIA recommendations' },
  // Asia
  {
    hosts: 'yna.co.kr yonhapnews.co.kr',
    names: 'section input site',
    source: 'Yonhap feeds (input=rss) and share buttons',
    path: /\/view\/|\/bulletin\//u,
  },
  { hosts: 'kbs.co.kr', names: 'ref source', source: 'KBS portal marker', path: /view\.do$/u },
  { hosts: 'sbs.co.kr', names: 'plink cooper', source: 'SBS link position' },
  { hosts: 'joongang.co.kr joins.com', names: 'cloc', source: 'JoongAng link position' },
  { hosts: 'hani.co.kr', names: '_fr', source: 'Hankyoreh link position' },
  { hosts: 'hankookilbo.com', names: 'did', source: 'Hankook Ilbo portal marker' },
  { hosts: 'khan.co.kr', names: 'nv', source: 'Kyunghyang portal marker' },
  { hosts: 'newsis.com', names: 'cid pid', source: 'Newsis section ids; id is the identity', from: 'key' },
  {
    hosts: 'nikkei.com nikkei.co.jp',
    names: 'n_cid i_cid adid waad s del_type pub_date seq_num',
    source: 'ClearURLs nikkei provider',
  },
  { hosts: 'asahi.com', names: 'iref ref', source: 'Asahi link position' },
  { hosts: 'mainichi.jp', names: 'inb fm', source: 'Mainichi portal marker' },
  { hosts: 'yomiuri.co.jp', names: 'from', source: 'Yomiuri link position' },
  { hosts: 'sankei.com', names: 'kw ref', source: 'Sankei link position' },
  {
    hosts: 'scmp.com',
    names: 'module pgtype campaign share src firebase tpcc',
    source: 'SCMP module markers',
  },
  { hosts: 'channelnewsasia.com', names: 'cid', source: 'CNA social markers' },
  { hosts: 'indiatimes.com', names: 'from', source: 'Times group redirect marker (from=mdr)' },
  { hosts: 'ndtv.com', names: 'pfrom rdr browserpush', source: 'NDTV link position' },
  { hosts: 'allafrica.com', names: 'aa_source', source: 'allAfrica feeds' },
];

export const OUTLET_PARAMETERS: readonly TrackingParameter[] = OUTLETS.flatMap(
  ({ hosts, names, from, ...rest }) =>
    names.split(' ').map((word) => ({
      ...rest,
      hosts: hosts.split(' '),
      name: word.replace(/\*$/u, '').toLowerCase(),
      match: word.endsWith('*') ? ('prefix' as const) : ('exact' as const),
      from: from ?? ('both' as const),
      since: '2026-11-30',
    })),
);

/** Where a listed name is data: these win over every rule above. */
export const KEPT_PARAMETERS: readonly {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly source: string;
}[] = [
  {
    name: 'ref',
    hosts: ['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org', 'gitea.com'],
    source: 'a branch or tag; ClearURLs global exceptions',
  },
];
