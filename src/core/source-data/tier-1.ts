/**
 * Tier 1: global wires and records. One line per host:
 * `host | publisher | country | role | languages | names`, names separated by `;`, the first one for display.
 * Hand-edited; membership and roles follow the project's own source proposal of 2026-11-30.
 */
export const TIER_1_TABLE = `
reuters.com | reuters.com | GB | wire | en | Reuters; Thomson Reuters; Reuters.com; Reuters News; 로이터; 로이터통신; 로이터 통신; ロイター; ロイター通信; 路透社; 路透
apnews.com | apnews.com | US | wire | en es | AP News; AP; Associated Press; The Associated Press; AP通信; AP 통신; AP통신; 美联社; 美聯社
ap.org | apnews.com | US | wire | en | The Associated Press
afp.com | afp.com | FR | wire | en fr es de pt ar | AFP; Agence France-Presse; Agence France Presse; AFP News; AFP통신; AFP 통신; AFP通信; AFPBB News; 法新社
dpa.com | dpa.com | DE | wire | de en es ar | dpa; Deutsche Presse-Agentur; dpa international; dpa infocom; DPA통신; 德新社
efe.com | efe.com | ES | wire | es en pt | EFE; Agencia EFE; EFE News; Efe Noticias; EFE통신; 埃菲社
ansa.it | ansa.it | IT | wire | it en | ANSA; ANSA.it; Agenzia ANSA; ANSA통신; 安莎社
kyodonews.net | kyodonews.net | JP | wire | en ja zh | Kyodo News; Kyodo; Kyodo News Plus; Kyodo News+; 共同通信; 共同通信社; 共同社; 교도통신; 교도
yna.co.kr | yna.co.kr | KR | wire | ko en ja zh es fr ar | 연합뉴스; Yonhap; Yonhap News; Yonhap News Agency; 연합; 聯合ニュース; 韩联社; 韓聯社; 聯合通訊社
bbc.com | bbc.com | GB | public | en ko ja zh es pt fr ar ru uk hi id tr vi fa | BBC News; BBC; BBC.com; BBC World; BBC World Service; BBC Sport; BBC News 코리아; BBC 코리아; BBC Korea; BBC Mundo; BBC News Mundo; BBC News Brasil; BBC News 中文; BBC中文; BBC ニュース; BBC News Japan
bbc.co.uk | bbc.com | GB | public | en | BBC News; BBC
npr.org | npr.org | US | public | en | NPR; National Public Radio; NPR.org
pbs.org | pbs.org | US | public | en | PBS; PBS News; PBS NewsHour; PBS News Hour
dw.com | dw.com | DE | public | en de es pt fr ar ru uk zh hi tr id | DW; Deutsche Welle; DW News; dw.com; DW (English); 도이체벨레; 德国之声; 德國之聲
france24.com | france24.com | FR | public | en fr es ar | France 24; FRANCE 24; France24; France 24 English; 프랑스24
rfi.fr | rfi.fr | FR | public | fr en es pt zh ru fa vi | RFI; Radio France Internationale; rfi.fr; 法国国际广播电台; 法廣
nhk.or.jp | nhk.or.jp | JP | public | ja en zh ko | NHK; NHKニュース; NHK NEWS WEB; NHK WORLD; NHK WORLD-JAPAN; NHK NEWS; 日本放送協会; NHKワールド
abc.net.au | abc.net.au | AU | public | en | ABC News; ABC (Australia); ABC Australia; ABC News (Australia); Australian Broadcasting Corporation; ABC listen; 호주 ABC
cbc.ca | cbc.ca | CA | public | en | CBC News; CBC; CBC.ca; Canadian Broadcasting Corporation; CBC/Radio-Canada
swissinfo.ch | swissinfo.ch | CH | public | en de fr it es pt ja zh ar ru | SWI swissinfo.ch; Swissinfo; SWI; swissinfo.ch
nytimes.com | nytimes.com | US | record | en es zh | The New York Times; New York Times; NYT; NYTimes; NYTimes.com; 뉴욕타임스; ニューヨーク・タイムズ; 纽约时报; 紐約時報; 纽约时报中文网
washingtonpost.com | washingtonpost.com | US | record | en | The Washington Post; Washington Post; WaPo; 워싱턴포스트; ワシントン・ポスト; 华盛顿邮报; 華盛頓郵報
wsj.com | wsj.com | US | record | en zh ja | The Wall Street Journal; Wall Street Journal; WSJ; WSJ.com; 월스트리트저널; ウォール・ストリート・ジャーナル; 华尔街日报; 華爾街日報
ft.com | ft.com | GB | record | en | Financial Times; The Financial Times; FT; FT.com; 파이낸셜타임스; フィナンシャル・タイムズ; 金融时报; 金融時報
economist.com | economist.com | GB | record | en | The Economist; Economist; エコノミスト誌; 经济学人; 經濟學人
bloomberg.com | bloomberg.com | US | wire | en | Bloomberg; Bloomberg News; Bloomberg.com; Bloomberg Businessweek; 블룸버그; 블룸버그통신; 블룸버그 통신; ブルームバーグ; 彭博; 彭博社; 彭博新闻社
theguardian.com | theguardian.com | GB | record | en | The Guardian; Guardian; Guardian News; The Guardian US; Guardian Australia; The Observer; 가디언; ガーディアン; 卫报; 衛報
thetimes.com | thetimes.com | GB | record | en | The Times; The Sunday Times; The Times and The Sunday Times; Times of London; The Times of London; 더타임스; 泰晤士报; 泰晤士報
thetimes.co.uk | thetimes.com | GB | record | en | The Times
lemonde.fr | lemonde.fr | FR | record | fr en | Le Monde; Le Monde.fr; lemonde.fr; Le Monde in English; 르몽드; ル・モンド; 世界报
faz.net | faz.net | DE | record | de | FAZ; F.A.Z.; FAZ.NET; Frankfurter Allgemeine; Frankfurter Allgemeine Zeitung; 法兰克福汇报; 프랑크푸르터 알게마이네
sueddeutsche.de | sueddeutsche.de | DE | record | de | Süddeutsche Zeitung; Sueddeutsche Zeitung; SZ; SZ.de; Süddeutsche.de; Süddeutsche; 南德意志报; 쥐트도이체차이퉁
spiegel.de | spiegel.de | DE | record | de en | DER SPIEGEL; Spiegel; SPIEGEL ONLINE; Spiegel Online; Spiegel International; DER SPIEGEL International; 슈피겔; シュピーゲル; 明镜周刊
nzz.ch | nzz.ch | CH | record | de | NZZ; Neue Zürcher Zeitung; Neue Zuercher Zeitung; NZZ am Sonntag; 新苏黎世报
elpais.com | elpais.com | ES | record | es en pt | El País; EL PAÍS; EL PAÍS English; El País in English; EL PAÍS México; EL PAÍS Brasil; 엘파이스; 国家报
corriere.it | corriere.it | IT | record | it | Corriere della Sera; Corriere; Corriere.it; 코리에레 델라 세라; 晚邮报
asahi.com | asahi.com | JP | record | ja en | 朝日新聞; 朝日新聞デジタル; The Asahi Shimbun; Asahi Shimbun; Asahi; 아사히신문; 아사히 신문; 朝日新闻
nikkei.com | nikkei.com | JP | record | ja en | 日本経済新聞; 日経; 日経新聞; 日経電子版; 日経クロステック; Nikkei; Nikkei Asia; The Nikkei; Nihon Keizai Shimbun; 니혼게이자이; 니혼게이자이신문; 닛케이; 닛케이신문; 日经; 日本经济新闻; 日經
thehindu.com | thehindu.com | IN | record | en | The Hindu; Hindu; 더힌두; 印度教徒报
`;

/**
 * Other hosts of a listed publisher: `host | publisher`. They carry the publisher's tier, because the publisher
 * owns them (feed and image hosts, older and sister-language domains).
 */
export const ALIAS_TABLE = `
bbci.co.uk | bbc.com
bbc.in | bbc.com
feeds.a.dj.com | wsj.com
nyti.ms | nytimes.com
nyt.com | nytimes.com
reut.rs | reuters.com
reutersagency.com | reuters.com
wapo.st | washingtonpost.com
econ.st | economist.com
bloom.bg | bloomberg.com
guardian.co.uk | theguardian.com
yonhapnews.co.kr | yna.co.kr
nhk.jp | nhk.or.jp
kyodo.co.jp | kyodonews.net
kyodonews.jp | kyodonews.net
lemde.fr | lemonde.fr
sz.de | sueddeutsche.de
afpbb.com | afp.com
nikkei.co.jp | nikkei.com
abcnews.com | abcnews.go.com
folha.com.br | folha.uol.com.br
joins.com | joongang.co.kr
jtbc.joins.com | jtbc.co.kr
haaretz.co.il | haaretz.com
ynetnews.com | ynet.co.il
kompas.id | kompas.com
kompas.tv | kompas.com
franceinfo.fr | francetvinfo.fr
ukrinform.ua | ukrinform.net
`;
