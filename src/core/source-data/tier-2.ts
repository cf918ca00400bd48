/**
 * Tier 2: national outlets. A block starts with `# country languages`; a line is `host | names | languages?`
 * (languages only where they differ from the block's). Hand-edited; membership follows the project's own source
 * proposal of 2026-11-30, names and languages are general knowledge.
 */
export const TIER_2_TABLE = `
# KR ko
chosun.com | 조선일보; Chosun Ilbo; The Chosun Ilbo; The Chosun Daily; Chosun; 조선닷컴; 조선비즈; ChosunBiz; Chosun Biz; 스포츠조선; 헬스조선; 朝鮮日報; 朝鲜日报 | ko en ja zh
joongang.co.kr | 중앙일보; JoongAng Ilbo; The JoongAng; JoongAng; 중앙SUNDAY; 코리아중앙데일리; Korea JoongAng Daily; 中央日報; 中央日报 | ko
donga.com | 동아일보; Dong-A Ilbo; The Dong-A Ilbo; Donga; Dong-A; 동아닷컴; 주간동아; 신동아; 東亜日報; 东亚日报 | ko en ja zh
hani.co.kr | 한겨레; 한겨레신문; 한겨레21; Hankyoreh; The Hankyoreh; ハンギョレ; ハンギョレ新聞; 韩民族日报 | ko en ja zh
khan.co.kr | 경향신문; 주간경향; 스포츠경향; 레이디경향; Kyunghyang Shinmun; The Kyunghyang Shinmun; Kyunghyang; 京郷新聞
kbs.co.kr | KBS; KBS 뉴스; KBS뉴스; KBS News; 한국방송; 한국방송공사; KBS WORLD; KBS NEWS | ko en ja zh
imbc.com | MBC; MBC 뉴스; MBC뉴스; MBC NEWS; iMBC; 문화방송; MBC 뉴스데스크
sbs.co.kr | SBS; SBS 뉴스; SBS뉴스; SBS NEWS; 에스비에스
jtbc.co.kr | JTBC; JTBC 뉴스; JTBC뉴스; JTBC News; 제이티비씨
hankyung.com | 한국경제; 한국경제신문; 한경; 한경닷컴; 한경비즈니스; The Korea Economic Daily; Korea Economic Daily; Hankyung; KED Global; 韓国経済新聞; 韩国经济新闻 | ko en
mk.co.kr | 매일경제; 매일경제신문; 매경; 매경닷컴; 매경이코노미; 매일경제TV; Maeil Business Newspaper; Maeil Business News Korea; MK; Maekyung; Pulse; 毎日経済; 每日经济 | ko en
newsis.com | 뉴시스; Newsis; NEWSIS; 纽西斯

# JP ja
yomiuri.co.jp | 読売新聞; 読売新聞オンライン; 読売; The Yomiuri Shimbun; Yomiuri Shimbun; Yomiuri; The Japan News; 요미우리신문; 요미우리; 读卖新闻 | ja en
mainichi.jp | 毎日新聞; 毎日; The Mainichi; Mainichi; Mainichi Shimbun; 마이니치신문; 마이니치; 每日新闻 | ja en
sankei.com | 産経新聞; 産経ニュース; 産経; Sankei; Sankei Shimbun; 산케이신문; 산케이; 产经新闻
jiji.com | 時事通信; 時事ドットコム; 時事ドットコムニュース; 時事通信社; Jiji Press; Jiji; Jiji.com; JIJI.COM; 지지통신; 时事社; 时事通讯社 | ja en
tokyo-np.co.jp | 東京新聞; 東京新聞 TOKYO Web; Tokyo Shimbun; The Tokyo Shimbun; 도쿄신문; 东京新闻
japantimes.co.jp | The Japan Times; Japan Times; ジャパンタイムズ; 재팬타임스; 日本时报 | en
tbs.co.jp | TBS; TBSテレビ; TBS NEWS; TBS NEWS DIG; TBSニュース
fnn.jp | FNN; FNNプライムオンライン; FNN PRIME online; FNN Prime Online; フジテレビ系FNN
toyokeizai.net | 東洋経済オンライン; 東洋経済; Toyo Keizai; Toyo Keizai Online; 도요게이자이; 东洋经济

# US en
usatoday.com | USA TODAY; USA Today
latimes.com | Los Angeles Times; The Los Angeles Times; L.A. Times; LA Times; LAT; 로스앤젤레스타임스; LA타임스
cnn.com | CNN; CNN.com; CNN International; CNN Business; CNN Politics; 씨엔엔 | en es ar
nbcnews.com | NBC News; NBCNews.com; NBC
cbsnews.com | CBS News; CBSNews.com
abcnews.go.com | ABC News; ABC News (US); abcnews.com; ABCNews
cnbc.com | CNBC; CNBC.com
politico.com | POLITICO; Politico
theatlantic.com | The Atlantic; Atlantic; 디 애틀랜틱
axios.com | Axios; 악시오스

# GB en
telegraph.co.uk | The Telegraph; The Daily Telegraph; Telegraph; Daily Telegraph; The Sunday Telegraph; 텔레그래프; 每日电讯报
independent.co.uk | The Independent; Independent; The Independent (UK); Independent UK; 인디펜던트
news.sky.com | Sky News; 스카이뉴스
channel4.com | Channel 4 News; Channel 4
inews.co.uk | The i Paper; i news; inews; iNews; The i
standard.co.uk | The Standard; Evening Standard; London Evening Standard; The London Standard
scotsman.com | The Scotsman; Scotsman
itv.com | ITV News; ITV; ITVX

# DE de
zeit.de | DIE ZEIT; ZEIT ONLINE; Zeit Online; Die Zeit; 디차이트; 时代周报
tagesschau.de | tagesschau.de; tagesschau; Tagesschau; ARD; ARD tagesschau
welt.de | WELT; DIE WELT; Die Welt; Welt.de; Welt am Sonntag; 디벨트
handelsblatt.com | Handelsblatt; 한델스블라트; 德国商报
tagesspiegel.de | Der Tagesspiegel; Tagesspiegel
taz.de | taz; taz.de; die tageszeitung; TAZ
deutschlandfunk.de | Deutschlandfunk; DLF; Deutschlandfunk Kultur; Deutschlandradio
zdf.de | ZDF; ZDFheute; ZDF heute; heute.de
n-tv.de | n-tv; ntv; n-tv.de; n-tv NACHRICHTEN; ntv.de

# FR fr
lefigaro.fr | Le Figaro; Figaro; lefigaro.fr; 르피가로; 费加罗报
liberation.fr | Libération; Libé; Liberation.fr; 리베라시옹
lesechos.fr | Les Echos; Les Échos; lesechos.fr; 레제코; 回声报
la-croix.com | La Croix; La Croix.com
leparisien.fr | Le Parisien; Aujourd'hui en France
ouest-france.fr | Ouest-France; Ouest France; ouest-france.fr
francetvinfo.fr | franceinfo; France Info; Franceinfo; france info; francetv info; France Télévisions
radiofrance.fr | Radio France; France Inter; France Culture
lexpress.fr | L'Express; L’Express; LExpress.fr

# BR pt
folha.uol.com.br | Folha de S.Paulo; Folha de S. Paulo; Folha; Folha de São Paulo | pt en es
estadao.com.br | Estadão; O Estado de S. Paulo; O Estado de S.Paulo; Estadao
oglobo.globo.com | O Globo; Jornal O Globo
g1.globo.com | G1; g1; g1 - Globo
valor.globo.com | Valor Econômico; Valor; Valor International | pt en
agenciabrasil.ebc.com.br | Agência Brasil; Agencia Brasil; EBC | pt en es
cnnbrasil.com.br | CNN Brasil
veja.abril.com.br | VEJA; Veja; Revista Veja
nexojornal.com.br | Nexo Jornal; Nexo

# IN en
indianexpress.com | The Indian Express; Indian Express
hindustantimes.com | Hindustan Times; HT
timesofindia.indiatimes.com | The Times of India; Times of India; TOI; Times Of India
economictimes.indiatimes.com | The Economic Times; Economic Times; ET
ndtv.com | NDTV; NDTV.com; New Delhi Television | en hi
livemint.com | Mint; Livemint; mint; LiveMint
ptinews.com | PTI; Press Trust of India; PTI News
business-standard.com | Business Standard
thewire.in | The Wire; The Wire (India) | en hi

# ES es
elmundo.es | El Mundo; EL MUNDO; ELMUNDO; elmundo.es; 엘문도; 世界报(西班牙)
abc.es | ABC; Diario ABC; ABC.es; ABC (España)
lavanguardia.com | La Vanguardia | es ca
rtve.es | RTVE; RTVE.es; Radiotelevisión Española; RTVE Noticias
elconfidencial.com | El Confidencial
europapress.es | Europa Press; europapress
eldiario.es | elDiario.es; eldiario.es; El Diario
elperiodico.com | El Periódico; El Periódico de Catalunya; El Periodico | es ca

# IT it
repubblica.it | la Repubblica; La Repubblica; Repubblica; Repubblica.it; 라 레푸블리카
lastampa.it | La Stampa; Stampa; 라 스탐파
ilsole24ore.com | Il Sole 24 Ore; Il Sole 24 ORE; Sole 24 Ore | it en
rainews.it | RaiNews; Rai News; Rai News 24; RaiNews.it; Rai
adnkronos.com | Adnkronos; AdnKronos
agi.it | AGI; AGI - Agenzia Italia; Agenzia Giornalistica Italia; Agenzia Italia
ilpost.it | Il Post

# PT pt
publico.pt | PÚBLICO; Público; Publico
expresso.pt | Expresso; Jornal Expresso
dn.pt | Diário de Notícias; DN
observador.pt | Observador; OBSERVADOR
rtp.pt | RTP; RTP Notícias; Rádio e Televisão de Portugal
lusa.pt | Lusa; Agência Lusa; Agencia Lusa | pt en
jornaldenegocios.pt | Jornal de Negócios; Negócios

# NL nl
nrc.nl | NRC; NRC Handelsblad
volkskrant.nl | de Volkskrant; De Volkskrant; Volkskrant
trouw.nl | Trouw
nos.nl | NOS; NOS Nieuws; NOS.nl
fd.nl | Het Financieele Dagblad; FD; FD.nl
anp.nl | ANP; Algemeen Nederlands Persbureau
ad.nl | AD; AD.nl; Algemeen Dagblad; AD Nieuws

# BE nl fr
lesoir.be | Le Soir | fr
lalibre.be | La Libre; La Libre Belgique; La Libre.be | fr
standaard.be | De Standaard; de Standaard | nl
demorgen.be | De Morgen | nl
vrt.be | VRT; VRT NWS; vrtnws | nl en fr de
rtbf.be | RTBF; RTBF Actus; RTBF Info | fr
belga.be | Belga; Belga News Agency; Agence Belga; Persbureau Belga | nl fr en

# CH de fr it
tagesanzeiger.ch | Tages-Anzeiger; Tagesanzeiger; Tagi | de
letemps.ch | Le Temps; 르탕 | fr
srf.ch | SRF; SRF News; Schweizer Radio und Fernsehen | de
rts.ch | RTS; RTSinfo; RTS Info; Radio Télévision Suisse | fr
rsi.ch | RSI; RSI Info; Radiotelevisione svizzera | it
keystone-sda.ch | Keystone-SDA; Keystone-ATS; SDA; ATS | de fr it

# AT de
derstandard.at | DER STANDARD; derStandard.at; Der Standard
diepresse.com | Die Presse; DiePresse.com
orf.at | ORF; ORF.at; news.ORF.at; Österreichischer Rundfunk
kurier.at | KURIER; Kurier; kurier.at
apa.at | APA; Austria Presse Agentur; APA-OTS
wienerzeitung.at | Wiener Zeitung; WZ

# IE en
irishtimes.com | The Irish Times; Irish Times
rte.ie | RTÉ; RTÉ News; RTE; RTE News; RTE.ie | en ga
independent.ie | Irish Independent; Independent.ie; The Irish Independent
irishexaminer.com | Irish Examiner; The Irish Examiner
thejournal.ie | TheJournal.ie; The Journal; thejournal.ie
breakingnews.ie | BreakingNews.ie; Breaking News Ireland

# SE sv
dn.se | Dagens Nyheter; DN
svd.se | Svenska Dagbladet; SvD
svt.se | SVT; SVT Nyheter; Sveriges Television
sverigesradio.se | Sveriges Radio; SR; Radio Sweden; Ekot | sv en
gp.se | Göteborgs-Posten; Göteborgs-Posten (GP); GP
di.se | Dagens industri; Dagens Industri; Di
tt.se | TT; TT Nyhetsbyrån; Tidningarnas Telegrambyrå

# NO no nb nn
nrk.no | NRK; Norsk rikskringkasting; NRK Nyheter
aftenposten.no | Aftenposten
vg.no | VG; Verdens Gang; VG Nett
dn.no | Dagens Næringsliv; DN
ntb.no | NTB; Norsk Telegrambyrå
bt.no | Bergens Tidende; BT

# DK da
dr.dk | DR; DR Nyheder; Danmarks Radio; DR.dk
politiken.dk | Politiken
berlingske.dk | Berlingske; Berlingske Tidende
jyllands-posten.dk | Jyllands-Posten; JP; Morgenavisen Jyllands-Posten
information.dk | Information; Dagbladet Information
ritzau.dk | Ritzau; Ritzaus Bureau

# FI fi
yle.fi | Yle; YLE; Yle Uutiset; Yle News; Svenska Yle | fi sv en
hs.fi | Helsingin Sanomat; HS; HS.fi
hbl.fi | Hufvudstadsbladet; HBL | sv
kauppalehti.fi | Kauppalehti
sttinfo.fi | STT; STT Info; Suomen Tietotoimisto
is.fi | Ilta-Sanomat; IS

# PL pl
wyborcza.pl | Gazeta Wyborcza; Wyborcza; wyborcza.pl; Wyborcza.pl
rp.pl | Rzeczpospolita; rp.pl; Rz
pap.pl | PAP; Polska Agencja Prasowa; Polish Press Agency | pl en
polsatnews.pl | Polsat News; PolsatNews.pl
tvn24.pl | TVN24; tvn24.pl; TVN 24
onet.pl | Onet; Onet Wiadomości; Onet.pl

# UA uk
pravda.com.ua | Українська правда; Ukrainska Pravda; Ukrayinska Pravda; Украинская правда; УП | uk en ru
kyivindependent.com | The Kyiv Independent; Kyiv Independent | en
suspilne.media | Суспільне; Суспільне Новини; Suspilne; Suspilne News
unian.ua | УНІАН; УНИАН; UNIAN; Unian | uk ru en
ukrinform.net | Укрінформ; Ukrinform; Укринформ | uk en de es fr ja ru
rbc.ua | РБК-Україна; РБК-Украина; RBC-Ukraine; RBC Ukraine | uk ru en

# TR tr
bianet.org | bianet; Bianet; BIA Haber Merkezi | tr en
cumhuriyet.com.tr | Cumhuriyet; Cumhuriyet Gazetesi
hurriyet.com.tr | Hürriyet; Hurriyet; Hürriyet Gazetesi
t24.com.tr | T24; T24.com.tr
medyascope.tv | Medyascope; Medyascope.tv
birgun.net | BirGün; BirGün Gazetesi; Birgun

# IL he
haaretz.com | Haaretz; הארץ; Ha'aretz; Haaretz.com | en he
timesofisrael.com | The Times of Israel; Times of Israel; זמן ישראל | en ar fr
jpost.com | The Jerusalem Post; Jerusalem Post; JPost; JPost.com | en
ynet.co.il | ynet; Ynet; ynetnews; Ynetnews; ידיעות אחרונות | he en
globes.co.il | Globes; גלובס | he en
kan.org.il | Kan; Kan News; כאן; כאן חדשות

# CA en
theglobeandmail.com | The Globe and Mail; Globe and Mail
thestar.com | Toronto Star; The Toronto Star; The Star (Toronto)
lapresse.ca | La Presse; LaPresse.ca | fr
ledevoir.com | Le Devoir | fr
ctvnews.ca | CTV News; CTVNews; CTVNews.ca
globalnews.ca | Global News; Globalnews.ca; Global News Canada
nationalpost.com | National Post
radio-canada.ca | Radio-Canada; ICI Radio-Canada; Radio-Canada.ca; RCI | fr en

# AU en
smh.com.au | The Sydney Morning Herald; Sydney Morning Herald; SMH
theage.com.au | The Age; The Age (Melbourne)
theaustralian.com.au | The Australian; Australian
afr.com | Australian Financial Review; The Australian Financial Review; AFR; Financial Review
sbs.com.au | SBS News; SBS; SBS Australia; SBS (Australia); SBS Language | en ko ja zh ar
9news.com.au | 9News; Nine News; 9 News; 9News Australia
canberratimes.com.au | The Canberra Times; Canberra Times

# NZ en
rnz.co.nz | RNZ; RNZ News; Radio New Zealand
nzherald.co.nz | NZ Herald; The New Zealand Herald; New Zealand Herald
stuff.co.nz | Stuff; Stuff.co.nz; stuff.co.nz
thepost.co.nz | The Post; The Post (New Zealand)
newsroom.co.nz | Newsroom; Newsroom NZ; newsroom.co.nz
odt.co.nz | Otago Daily Times; ODT; Otago Daily Times Online News

# MX es
eluniversal.com.mx | El Universal; El Universal (México); EL UNIVERSAL
reforma.com | Reforma; REFORMA; Grupo Reforma
jornada.com.mx | La Jornada
milenio.com | Milenio; MILENIO; Grupo Milenio
elfinanciero.com.mx | El Financiero; El Financiero (México)
eleconomista.com.mx | El Economista; El Economista (México)
proceso.com.mx | Proceso; Revista Proceso

# AR es
lanacion.com.ar | La Nación; LA NACION; La Nacion; Diario La Nación
clarin.com | Clarín; Clarin; Clarín.com
infobae.com | Infobae; infobae
pagina12.com.ar | Página/12; Página 12; PAGINA12
perfil.com | Perfil; Diario Perfil; Perfil.com
ambito.com | Ámbito; Ámbito Financiero; ambito.com

# ZA en
dailymaverick.co.za | Daily Maverick
news24.com | News24; News24.com
mg.co.za | Mail & Guardian; The Mail & Guardian; Mail and Guardian; M&G
sabcnews.com | SABC News; SABC
timeslive.co.za | TimesLIVE; TimesLive; Sunday Times (South Africa)
groundup.org.za | GroundUp; GroundUp News

# NG en
premiumtimesng.com | Premium Times; Premium Times Nigeria
punchng.com | Punch; The Punch; Punch Newspapers; PUNCH
guardian.ng | The Guardian Nigeria; The Guardian Nigeria News; Guardian Nigeria; The Guardian (Nigeria)
thecable.ng | TheCable; The Cable
channelstv.com | Channels Television; Channels TV
dailytrust.com | Daily Trust
vanguardngr.com | Vanguard; Vanguard News; Vanguard Nigeria; Vanguard News Nigeria

# SG en
straitstimes.com | The Straits Times; Straits Times; ST
channelnewsasia.com | CNA; Channel NewsAsia; Channel News Asia; CNA (Singapore)
businesstimes.com.sg | The Business Times; Business Times; The Business Times (Singapore)
mothership.sg | Mothership; Mothership.SG

# HK zh en
scmp.com | South China Morning Post; SCMP; 南华早报; 南華早報; 사우스차이나모닝포스트 | en
hongkongfp.com | Hong Kong Free Press; Hong Kong Free Press HKFP; HKFP | en
rthk.hk | RTHK; RTHK News; 香港電台; 香港电台 | zh en
mingpao.com | 明報; 明报; Ming Pao; 明報新聞網 | zh
hket.com | 香港經濟日報; 香港经济日报; HKET; Hong Kong Economic Times | zh

# TW zh
cna.com.tw | 中央社; 中央通訊社; 中央社 CNA; Focus Taiwan; CNA; Central News Agency | zh en ja
ltn.com.tw | 自由時報; 自由時報電子報; Liberty Times; Liberty Times Net
udn.com | 聯合報; 聯合新聞網; 經濟日報; United Daily News; udn
pts.org.tw | 公視; 公視新聞網; PTS; Public Television Service | zh en
taipeitimes.com | Taipei Times; The Taipei Times | en
twreporter.org | 報導者; The Reporter; The Reporter (Taiwan)

# ID id
kompas.com | Kompas; KOMPAS.com; Kompas.com
tempo.co | Tempo; Tempo.co; TEMPO; Koran Tempo | id en
antaranews.com | ANTARA News; Antara; ANTARA; Antara News | id en
thejakartapost.com | The Jakarta Post; Jakarta Post | en
detik.com | detikcom; detik; detikNews; detik.com
mediaindonesia.com | Media Indonesia

# PH en
inquirer.net | Inquirer.net; Philippine Daily Inquirer; INQUIRER.net; Inquirer
rappler.com | Rappler; RAPPLER
philstar.com | Philstar.com; The Philippine Star; The Philippine STAR; Philippine Star; Philstar
abs-cbn.com | ABS-CBN; ABS-CBN News
gmanetwork.com | GMA News; GMA News Online; GMA Network
bworldonline.com | BusinessWorld; BusinessWorld Online; BusinessWorld (Philippines)

# QA en ar
aljazeera.com | Al Jazeera; Al Jazeera English; Aljazeera; AJE; الجزيرة; 알자지라; アルジャジーラ; 半岛电视台
`;
