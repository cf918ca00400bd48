/**
 * Query parameters that say how a reader came to a page and not which page it is. Our own list: names are facts, taken
 * from the lists and reports that `source` cites; nothing outside the list is ever removed. Names compare without case.
 */
export type TrackingParameter = {
  readonly name: string;
  /** `exact`: the whole name; `prefix`: the name starts with it. */
  readonly match: 'exact' | 'prefix';
  /** Host suffixes on which the rule holds; absent = everywhere. */
  readonly hosts?: readonly string[];
  /** The rule holds only for such a value (decoded); absent = any value. */
  readonly values?: RegExp;
  /** The rule holds only on paths of this form. */
  readonly path?: RegExp;
  /** `key`: dropped from the key, kept in the address to open (it changes what is shown, or opens a gift link). */
  readonly from: 'both' | 'key';
  readonly source: string;
  readonly since: string;
};

type Group = Omit<TrackingParameter, 'name' | 'match' | 'from' | 'since'> & {
  readonly from?: 'key';
  readonly since?: string;
};

/** One entry per word; a word that ends in `*` is a prefix. */
function group(rule: Group, words: string): TrackingParameter[] {
  return words
    .trim()
    .split(/\s+/u)
    .map((word) => ({
      from: 'both' as const,
      since: '2026-11-30',
      ...rule,
      name: word.replace(/\*$/u, '').toLowerCase(),
      match: word.endsWith('*') ? ('prefix' as const) : ('exact' as const),
    }));
}

/** Raise `URL_RULES_VERSION` in rules-version.ts with every change here: stored keys are rebuilt from raw addresses. */
export const TRACKING_PARAMETERS: readonly TrackingParameter[] = [
  // Campaign families
  ...group({ source: 'Urchin/Google Analytics campaign tags; miniflux urlcleaner.go' }, 'utm_*'),
  ...group(
    { source: 'Google Analytics campaign tags without the u; ClearURLs globalRules' },
    'ga_source ga_medium ga_term ga_content ga_campaign ga_place',
  ),
  ...group(
    { source: 'Matomo campaign tracking, matomo.org FAQ' },
    'mtm_* pk_campaign pk_kwd pk_keyword pk_source pk_medium pk_content pk_cid pk_vid piwik_campaign piwik_kwd',
  ),
  ...group(
    { source: 'AT Internet / Piano campaign tags; AdguardFilters general_url.txt; BBC feeds' },
    'at_medium at_campaign at_campaign_type at_creation at_variant at_network at_format at_general_placement at_detail_placement at_platform at_term at_content at_emailtype at_send_date at_send_time at_recipient_id at_recipient_list at_link at_link_id at_link_origin at_link_type at_link_title at_ptr_name at_ptr_type at_bbc_team at_custom1 at_custom2 at_custom3 at_custom4 at_format at_objective at_identifier xtor xtref xtcr xtnp xtloc xts xt_at xtmc',
  ),
  ...group(
    { source: 'comScore campaign tags on BBC links; ClearURLs bbc provider' },
    'ns_mchannel ns_source ns_campaign ns_linkname ns_fee',
  ),
  ...group(
    { source: 'Parse.ly campaign guide; Google internal campaigns' },
    'itm_source itm_medium itm_campaign itm_content itm_term itm_channel itm_audience int_source int_medium int_campaign otm_source otm_medium otm_campaign otm_content',
  ),
  ...group(
    { source: 'Webtrekk/Mapp and Webtrends campaign ids' },
    'wt_mc wt_zmc wt.mc_* wt.rss_f wt.rss_a wt.rss_ev wt.tsrc wtmc wtrid wt.zmc',
  ),
  ...group(
    { source: 'Adobe Analytics, Coremetrics, Kenshoo campaign ids' },
    's_cid sc_cid s_kwcid ef_id adobe_mc adobe_mc_sdid adobe_mc_ref cmpid cm_mmc* cm_cr cm_me cm_lm cm_sp',
  ),
  ...group(
    { source: 'Humble Bundle, DPG Media, vendor campaign tags; AdguardFilters, miniflux' },
    'hmb_campaign hmb_medium hmb_source dpg_source dpg_medium dpg_campaign dpg_content nx_source tracking_source campaign_medium campaign_source campaign_term campaign_content',
  ),
  // Click ids
  ...group(
    { source: 'Google Ads and Analytics click ids' },
    'gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid _ga _gl _gac usqp',
  ),
  ...group(
    { source: 'Facebook and Instagram click and share ids' },
    'fbclid fb_action_ids fb_action_types fb_source fb_ref fb_comment_id action_object_map action_type_map action_ref_map mibextid __tn__ _ft_',
  ),
  ...group(
    { source: 'click ids of Microsoft, X, TikTok, LinkedIn, Pinterest, Snapchat, Reddit, Quora' },
    'msclkid twclid ttclid li_fat_id epik sccid rdt_cid qclid',
  ),
  ...group(
    { source: 'Yandex, Mail.ru, Seznam, Baidu click ids' },
    'yclid ysclid ymclid _openstat rb_clickid sznclid bd_vid',
  ),
  ...group(
    { source: 'Naver search advertising click tags' },
    'napm n_media n_query n_rank n_ad_group n_ad n_keyword n_keyword_id n_campaign_type n_ad_group_type n_match',
  ),
  ...group(
    {
      source:
        'affiliate and recommendation click ids: Impact, CJ, Awin, Taboola, Outbrain, Criteo, Branch, Adjust',
    },
    'irclickid irgwc cjevent cjdata awc tblci taboolaclickid dicbo obclid oborigurl cto_pld _branch_match_id _branch_referrer unicorn_click_id adjust_* sscid tduid wickedid vc_lpp ebisadid ranmid raneaid ransiteid',
  ),
  ...group(
    { source: 'X impression flag, Echobox and Sprinklr social posters' },
    '__twitter_impression twitter_impression echobox spr_* sr_share sprinklr_post_id',
  ),
  ...group(
    { source: 'SocialFlow and Hootsuite posters', values: /^(?:hootsuite|socialflow|sharethis|addthis)$/iu },
    'platform',
  ),
  ...group({ source: 'Alibaba spm tracking; ClearURLs globalRules' }, 'spm spm_id_from'),
  ...group(
    { source: 'WeChat adds it to shared pages', values: /^(?:singlemessage|groupmessage|timeline)$/u },
    'from',
  ),
  ...group({ source: 'WeChat adds it to shared pages' }, 'isappinstalled'),
  // Mail and newsletters
  ...group(
    { source: 'Mailchimp, MailerLite, ConvertKit, Beehiiv recipients' },
    'mc_cid mc_eid mc_tc ml_subscriber ml_subscriber_hash ck_subscriber_id _bhlid _bhiiv last_resource_guid',
  ),
  ...group(
    { source: 'HubSpot mail, session and ad ids' },
    '_hsenc _hsmi __hstc __hssc __hsfp hsctatracking hsa_acc hsa_ad hsa_cam hsa_grp hsa_kw hsa_la hsa_mt hsa_net hsa_ol hsa_src hsa_tgt hsa_ver',
  ),
  ...group(
    { source: 'Marketo, Eloqua, Silverpop, Salesforce Marketing Cloud, Emarsys, Dotdigital, Listrak' },
    'mkt_tok elqtrackid elqtrack elqaid elqat elqcampaignid elqcsid spmailingid spuserid spjobid spreportid et_cid et_rid sfmc_sub sfmc_id sc_src sc_lid sc_llid sc_eh sc_uid sc_customer dm_i dm_t trk_msg trk_contact trk_sid trk_link',
  ),
  ...group(
    { source: 'Vero, Olytics/Omeda, Blueshift, Klaviyo, ActiveCampaign, Squarespace, Ortto, Mindbox' },
    'vero_id vero_conv oly_anon_id oly_enc_id omhide bsft_* _kx _ke vgo_ee ss_email_id ss_source ss_campaign_id oft_c oft_ck oft_d oft_id oft_ids oft_k oft_lk oft_sk bbeml mindbox-click-id mindbox-message-key _clde _cldee email_token email_source',
  ),
  ...group(
    { source: 'Drip recipient id; AdguardFilters limits the value', values: /^[a-z0-9]{6,}$/iu },
    '__s',
  ),
  ...group({ source: 'Ghost outbound attribution' }, 'attribution_id attribution_type'),
  ...group(
    { source: 'Substack reader state on custom domains too' },
    'triedredirect showwelcome showwelcomeonshare isfreemail',
  ),
  ...group(
    { source: 'Substack: recipient and sharer', hosts: ['substack.com'], path: /^\/(?:p|pub|@)/u },
    'r s token publication_id post_id just_subscribed play_audio',
  ),
  ...group({ source: 'Readwise highlights' }, '__readwiselocation'),
  // Analytics leftovers, consent bounces, caches, sessions
  ...group(
    { source: 'Yahoo consent bounce; AdguardFilters general_url.txt' },
    'guccounter guce_referrer guce_referrer_sig _guc_consent_skip',
  ),
  ...group(
    { source: 'Piano (Cxense) and IO Technologies recommendations' },
    'cx_testid cx_testvariant cx_artpos cx_experienceid cx_experienceactionshowid cx_click cx_recsorder cx_recswidget __io_lv _io_session_id',
  ),
  ...group(
    { source: 'analytics and optimiser leftovers; ural normalize_url' },
    '_unique_id cn-reloaded ao_noptimize s_ehash os_ehash __vfz vn_source vn_medium vn_campaign partnerid fref',
  ),
  ...group({ source: 'jQuery cache buster: the time in milliseconds', values: /^\d{13}$/u }, '_'),
  ...group(
    { source: 'session ids; crawler-commons BasicURLNormalizer' },
    'phpsessid jsessionid aspsessionid* cftoken',
  ),
  ...group(
    { source: 'session ids; crawler-commons BasicURLNormalizer', values: /^[0-9a-z]{16,}$/iu },
    'sessionid session_id',
  ),
  ...group({ source: 'PHP session id in hexadecimal', values: /^[0-9a-f]{32}$/iu }, 'sid'),
  ...group({ source: 'Medium-hosted marker, also on custom domains', values: /^[0-9a-f]{12}$/u }, 'gi'),
  ...group({ source: 'Medium feed and mail marker, also on custom domains', values: /---/u }, 'source'),
  ...group({ source: 'X for Android adds a two-digit share flag to any page; ural', values: /^0\d$/u }, 's'),
  ...group(
    {
      source: 'ural value combinations',
      values:
        /^(?:fb|fb_i|fbpr|facebook|tw|tw_i|twhr|twhs|twtrec|twtr|twitter|feed|rss|viral|shortener|distributor_share|hn|hackernews)$/iu,
    },
    'ref',
  ),
  ...group({ source: 'Ghost names a newsletter in ref', values: /-newsletter$/u }, 'ref'),
  ...group({ source: 'Facebook mobile decoration: a short number; ural', values: /^\d{1,3}$/u }, 'refid'),
  ...group({ source: 'ural value combinations', values: /^twitter$/iu }, 'fromref'),
  ...group({ source: 'Blogger share flag; ural', values: /^(?:fb|ts|tw|tw_i|twitter|pi|gb)$/iu }, 'spref'),
  ...group({ source: 'ural value combinations', values: /^r$/u }, '_ss'),
  ...group({ source: 'ural value combinations', values: /^(?:tw|fb)$/u }, 'sns'),
  ...group(
    { source: 'a feed says that the reader came from it; Yahoo Japan, NYT, many', values: /^rss\d*$/iu },
    'from source src via partner origin cid cmp ft',
  ),
  ...group(
    {
      source: 'link boards sign with their names',
      values: /^(?:producthunt|hackernoon|lobsters|slashdot|indiehackers)$/iu,
    },
    'ref',
  ),
  ...group(
    { source: 'Mailchimp, EveryAction, Acoustic and Yahoo partner marks' },
    'mc_phishing_protection_id emci emdi yptr tpcc cm_ven cm_cat cm_pla cm_ite',
  ),
  ...group({ source: 'Cloudflare challenge leftovers' }, '__cf_chl_*'),
  ...group({ source: 'Facebook app share marks' }, 'sfnsn extid paipv wtsid'),
  // AMP, print and reply views: the same article shown otherwise
  ...group(
    { source: 'Google AMP viewer and cache' },
    'amp_js_v amp_gsa amp_tf amp_lite amp_agsa aoh amp_analytics amp_latest_update_time __amp_source_origin',
  ),
  ...group(
    { source: 'AMP flag', from: 'key', values: /^(?:|1|true|yes|amp|0|false)$/iu },
    'amp wpamp _amp isamp ampmode nonamp',
  ),
  ...group(
    {
      source: 'AMP plug-ins: the switch back to the full page',
      from: 'key',
      values: /^(?:mobile|available|1|true)$/iu,
    },
    'noamp',
  ),
  ...group(
    { source: 'AMP by value: ural, Arc Publishing (outputType)', from: 'key', values: /^amp$/iu },
    'mode output outputtype view type format layout service marfeeltn m tpl',
  ),
  ...group(
    { source: 'print view by value; wallabag#8478', from: 'key', values: /^print(?:able|er)?$/iu },
    'view mode output outputtype format layout',
  ),
  ...group(
    { source: 'print view flag', from: 'key', values: /^(?:1|true|yes|y)$/iu },
    'print printable printview',
  ),
  ...group({ source: 'WordPress link to answer a comment', from: 'key', values: /^\d+$/u }, 'replytocom'),
];
