/**
 * Outlets that skope knows by name but that have no tier: they resolve a press code, a `source` name or a title
 * suffix, and stay tier 0. A block starts with `# country languages`; a line is `host | names | role?`.
 * Role `state` marks wires directed by a government, which never get a tier. Hand-edited, 2026-11-30.
 */
export const KNOWN_OUTLETS_TABLE = `
# KR ko
pressian.com | 프레시안; Pressian
kmib.co.kr | 국민일보; Kukmin Ilbo
ildaro.com | 일다
munhwa.com | 문화일보; Munhwa Ilbo
segye.com | 세계일보; Segye Ilbo; 스포츠월드
hankookilbo.com | 한국일보; Hankook Ilbo
koreatimes.co.kr | 코리아타임스; The Korea Times; Korea Times
koreaherald.com | 코리아헤럴드; The Korea Herald; Korea Herald
ohmynews.com | 오마이뉴스; OhmyNews
ytn.co.kr | YTN; YTN 뉴스
mbn.co.kr | MBN; MBN 뉴스
nocutnews.co.kr | 노컷뉴스; CBS노컷뉴스; NocutNews
seoul.co.kr | 서울신문; Seoul Shinmun
busan.com | 부산일보; Busan Ilbo
kwnews.co.kr | 강원일보
imaeil.com | 매일신문
starnewskorea.com | 스타뉴스
osen.co.kr | OSEN
mydaily.co.kr | 마이데일리
dailian.co.kr | 데일리안
joseilbo.com | 조세일보
journalist.or.kr | 기자협회보
wowtv.co.kr | 한국경제TV
isplus.com | 일간스포츠
economist.co.kr | 이코노미스트
sisain.co.kr | 시사IN; 시사인
womennews.co.kr | 여성신문
biz.sbs.co.kr | SBS Biz
moneys.co.kr | 머니S
news1.kr | 뉴스1; News1
yonhapnewstv.co.kr | 연합뉴스TV
tvchosun.com | TV조선; TV CHOSUN
ichannela.com | 채널A; Channel A
sisajournal.com | 시사저널
newstomato.com | 뉴스토마토
newstapa.org | 뉴스타파
tf.co.kr | 더팩트
bizwatch.co.kr | 비즈워치
kado.net | 강원도민일보
daejonilbo.com | 대전일보
kookje.co.kr | 국제신문
kyeonggi.com | 경기일보
thescoop.co.kr | 더스쿠프
sports.donga.com | 스포츠동아

# CN zh en
xinhuanet.com | 新华社; 新华网; 新華社; Xinhua; Xinhua News Agency; 신화통신; 신화사 | state
news.cn | 新华网; Xinhua | state
cgtn.com | CGTN | state
people.com.cn | 人民日报; 人民网; People's Daily; People's Daily Online; 인민일보 | state
globaltimes.cn | Global Times; 环球时报; 환구시보 | state
chinadaily.com.cn | China Daily; 中国日报 | state
cctv.com | CCTV; 央视; 央视新闻; 中央电视台 | state
thepaper.cn | 澎湃新闻; The Paper

# RU ru en
tass.com | TASS; ТАСС; 타스통신; タス通信; 塔斯社 | state
tass.ru | ТАСС; TASS | state
rt.com | RT; Russia Today | state
ria.ru | РИА Новости; RIA Novosti | state
sputnikglobe.com | Sputnik; Sputnik International | state
interfax.ru | Интерфакс; Interfax
meduza.io | Meduza; Медуза
kommersant.ru | Коммерсантъ; Kommersant

# IR fa en
presstv.ir | Press TV; PressTV | state
irna.ir | IRNA; ایرنا | state

# KP ko en
kcna.kp | KCNA; 조선중앙통신; Korean Central News Agency; 朝鮮中央通信 | state

# TR tr en
aa.com.tr | Anadolu Agency; Anadolu Ajansı; AA; Anadolu | state
trtworld.com | TRT World | state

# AE en ar
thenationalnews.com | The National; The National (UAE)
alarabiya.net | Al Arabiya; العربية

# PK en
dawn.com | Dawn; Dawn.com
# BD en bn
thedailystar.net | The Daily Star
# LK en
dailymirror.lk | Daily Mirror
# GB en
dailymail.co.uk | Daily Mail; MailOnline; Mail Online
mirror.co.uk | The Mirror; Daily Mirror
thesun.co.uk | The Sun
# US en
foxnews.com | Fox News; FOX News
newsweek.com | Newsweek
time.com | TIME; Time; TIME Magazine
theconversation.com | The Conversation
vox.com | Vox
propublica.org | ProPublica
thehill.com | The Hill
huffpost.com | HuffPost; The Huffington Post
nypost.com | New York Post
msnbc.com | MSNBC; MS NOW
newyorker.com | The New Yorker
foreignpolicy.com | Foreign Policy
foreignaffairs.com | Foreign Affairs
# FR fr
euronews.com | Euronews; euronews
mediapart.fr | Mediapart
20minutes.fr | 20 Minutes
bfmtv.com | BFMTV; BFM TV; BFM Business
# DE de
stern.de | STERN; stern; STERN.de
focus.de | FOCUS online; FOCUS; Focus Online
bild.de | BILD; Bild
# ES es
20minutos.es | 20minutos; 20 Minutos
# IT it
ilfattoquotidiano.it | Il Fatto Quotidiano
# UY es
elpais.com.uy | El País Uruguay; El País (Uruguay)
# NG en
independent.ng | Independent Newspaper Nigeria; Daily Independent Nigeria
# CA en
theguardian.pe.ca | The Guardian (Charlottetown)
# SE sv
bt.se | Borås Tidning
# JP ja
bunshun.jp | 文春オンライン; 週刊文春
nikkan-gendai.com | 日刊ゲンダイDIGITAL; 日刊ゲンダイ
ntv.co.jp | 日テレNEWS; 日テレNEWS NNN; 日本テレビ
tv-asahi.co.jp | テレ朝NEWS; テレビ朝日; テレ朝news; テレビ朝日系（ANN）
hokkaido-np.co.jp | 北海道新聞; 北海道新聞デジタル
chunichi.co.jp | 中日新聞; 中日新聞Web
nishinippon.co.jp | 西日本新聞; 西日本新聞me
`;

/** Press codes of Naver news (`/article/<code>/…` or `oid=<code>`): the outlet's host. From public article addresses. */
export const NAVER_PRESS_CODES: Readonly<Record<string, string>> = {
  '001': 'yna.co.kr',
  '002': 'pressian.com',
  '003': 'newsis.com',
  '005': 'kmib.co.kr',
  '006': 'mediatoday.co.kr',
  '007': 'ildaro.com',
  '008': 'mt.co.kr',
  '009': 'mk.co.kr',
  '011': 'sedaily.com',
  '014': 'fnnews.com',
  '015': 'hankyung.com',
  '016': 'heraldcorp.com',
  '018': 'edaily.co.kr',
  '020': 'donga.com',
  '021': 'munhwa.com',
  '022': 'segye.com',
  '023': 'chosun.com',
  '024': 'mk.co.kr',
  '025': 'joongang.co.kr',
  '028': 'hani.co.kr',
  '029': 'dt.co.kr',
  '030': 'etnews.com',
  '031': 'inews24.com',
  '032': 'khan.co.kr',
  '033': 'khan.co.kr',
  '036': 'hani.co.kr',
  '037': 'donga.com',
  '038': 'hankookilbo.com',
  '040': 'koreatimes.co.kr',
  '044': 'koreaherald.com',
  '047': 'ohmynews.com',
  '050': 'hankyung.com',
  '052': 'ytn.co.kr',
  '053': 'chosun.com',
  '055': 'sbs.co.kr',
  '056': 'kbs.co.kr',
  '057': 'mbn.co.kr',
  '076': 'chosun.com',
  '079': 'nocutnews.co.kr',
  '081': 'seoul.co.kr',
  '082': 'busan.com',
  '087': 'kwnews.co.kr',
  '088': 'imaeil.com',
  '092': 'zdnet.co.kr',
  '108': 'starnewskorea.com',
  '109': 'osen.co.kr',
  '117': 'mydaily.co.kr',
  '119': 'dailian.co.kr',
  '123': 'joseilbo.com',
  '127': 'journalist.or.kr',
  '138': 'ddaily.co.kr',
  '144': 'khan.co.kr',
  '145': 'khan.co.kr',
  '214': 'imbc.com',
  '215': 'wowtv.co.kr',
  '241': 'isplus.com',
  '243': 'economist.co.kr',
  '262': 'donga.com',
  '277': 'asiae.co.kr',
  '293': 'bloter.net',
  '296': 'kormedi.com',
  '308': 'sisain.co.kr',
  '310': 'womennews.co.kr',
  '346': 'chosun.com',
  '353': 'joongang.co.kr',
  '366': 'chosun.com',
  '374': 'biz.sbs.co.kr',
  '382': 'sports.donga.com',
  '396': 'segye.com',
  '417': 'moneys.co.kr',
  '421': 'news1.kr',
  '422': 'yonhapnewstv.co.kr',
  '437': 'jtbc.co.kr',
  '448': 'tvchosun.com',
  '449': 'ichannela.com',
  '468': 'sportsseoul.com',
  '469': 'hankookilbo.com',
  '584': 'dongascience.com',
  '586': 'sisajournal.com',
  '607': 'newstapa.org',
  '629': 'tf.co.kr',
  '640': 'joongang.co.kr',
  '648': 'bizwatch.co.kr',
  '654': 'kado.net',
  '656': 'daejonilbo.com',
  '658': 'kookje.co.kr',
  '662': 'nongmin.com',
  '665': 'thescoop.co.kr',
  '666': 'kyeonggi.com',
};
