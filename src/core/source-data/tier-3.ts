/**
 * Tier 3: outlets of one subject. A block starts with `# topic, topic`; a line is `host | names | languages? |
 * country?`. A host may stand in several blocks. Hand-edited, general knowledge, 2026-11-30.
 */
export const TIER_3_TABLE = `
# tech
techcrunch.com | TechCrunch
theverge.com | The Verge; Verge
arstechnica.com | Ars Technica
wired.com | WIRED; Wired
engadget.com | Engadget
zdnet.com | ZDNET; ZDNet
theregister.com | The Register
technologyreview.com | MIT Technology Review; Technology Review
spectrum.ieee.org | IEEE Spectrum
404media.co | 404 Media
restofworld.org | Rest of World
venturebeat.com | VentureBeat
tomshardware.com | Tom's Hardware
anandtech.com | AnandTech
lwn.net | LWN.net; LWN
heise.de | heise online; heise | de | DE
golem.de | Golem.de; Golem | de | DE
etnews.com | 전자신문; ETNews; Electronic Times | ko | KR
zdnet.co.kr | 지디넷코리아; ZDNet Korea; ZDNET Korea | ko | KR
bloter.net | 블로터; Bloter | ko | KR
ddaily.co.kr | 디지털데일리; Digital Daily | ko | KR
dt.co.kr | 디지털타임스; Digital Times | ko | KR
inews24.com | 아이뉴스24; inews24 | ko | KR
itmedia.co.jp | ITmedia; ITmedia NEWS | ja | JP
36kr.com | 36氪; 36Kr | zh | CN
numerama.com | Numerama | fr | FR
xataka.com | Xataka | es | ES
tecnoblog.net | Tecnoblog | pt | BR

# crypto
theblock.co | The Block
coindesk.com | CoinDesk
cointelegraph.com | Cointelegraph
decrypt.co | Decrypt
blockworks.co | Blockworks
dlnews.com | DL News
thedefiant.io | The Defiant
tokenpost.kr | 토큰포스트; TokenPost | ko | KR
blockmedia.co.kr | 블록미디어; Blockmedia | ko | KR
coindeskjapan.com | CoinDesk JAPAN | ja | JP
coinpost.jp | CoinPost | ja | JP

# finance
marketwatch.com | MarketWatch
barrons.com | Barron's; Barrons
investing.com | Investing.com
fortune.com | Fortune
forbes.com | Forbes
businessinsider.com | Business Insider; Insider
morningstar.com | Morningstar
seekingalpha.com | Seeking Alpha
kiplinger.com | Kiplinger
fnnews.com | 파이낸셜뉴스; Financial News | ko | KR
mt.co.kr | 머니투데이; Money Today; MoneyToday | ko | KR
edaily.co.kr | 이데일리; Edaily | ko | KR
sedaily.com | 서울경제; 서울경제신문; Seoul Economic Daily | ko | KR
asiae.co.kr | 아시아경제; The Asia Business Daily; Asia Business Daily | ko | KR
heraldcorp.com | 헤럴드경제; Herald Business | ko | KR
infomax.co.kr | 연합인포맥스; Yonhap Infomax; Infomax | ko | KR
diamond.jp | ダイヤモンド・オンライン; Diamond Online | ja | JP
caixin.com | 财新; 財新; Caixin; Caixin Global | zh en | CN
manager-magazin.de | manager magazin | de | DE
moneycontrol.com | Moneycontrol | en | IN
expansion.com | Expansión | es | ES
infomoney.com.br | InfoMoney | pt | BR

# science
nature.com | Nature
science.org | Science; Science Magazine; Science (AAAS)
sciencemag.org | Science
newscientist.com | New Scientist
scientificamerican.com | Scientific American
quantamagazine.org | Quanta Magazine; Quanta
phys.org | Phys.org
sciencenews.org | Science News
livescience.com | Live Science
pnas.org | PNAS
cell.com | Cell; Cell Press
eos.org | Eos
dongascience.com | 동아사이언스; Dong-A Science | ko | KR
natgeo.nikkeibp.co.jp | ナショナル ジオグラフィック日本版 | ja | JP
spektrum.de | Spektrum.de; Spektrum der Wissenschaft | de | DE

# health
statnews.com | STAT; STAT News
thelancet.com | The Lancet; Lancet
nejm.org | NEJM; The New England Journal of Medicine
bmj.com | The BMJ; BMJ
jamanetwork.com | JAMA; JAMA Network
kffhealthnews.org | KFF Health News
medpagetoday.com | MedPage Today
fiercebiotech.com | Fierce Biotech
fiercepharma.com | Fierce Pharma
healthpolicy-watch.news | Health Policy Watch
cidrap.umn.edu | CIDRAP
aerzteblatt.de | Deutsches Ärzteblatt | de | DE
docdocdoc.co.kr | 청년의사; Docdocdoc | ko | KR
kormedi.com | 코메디닷컴; KorMedi | ko | KR

# climate
insideclimatenews.org | Inside Climate News
carbonbrief.org | Carbon Brief
climatechangenews.com | Climate Home News
grist.org | Grist
e360.yale.edu | Yale Environment 360
heatmap.news | Heatmap; Heatmap News
mongabay.com | Mongabay | en es pt id
canarymedia.com | Canary Media

# energy
oilprice.com | OilPrice.com; Oilprice
rigzone.com | Rigzone
utilitydive.com | Utility Dive
worldnuclearnews.org | World Nuclear News
world-nuclear-news.org | World Nuclear News
pv-magazine.com | pv magazine; pv magazine International
spglobal.com | S&P Global; S&P Global Commodity Insights; Platts
argusmedia.com | Argus Media; Argus
naturalgasintel.com | Natural Gas Intelligence
energypost.eu | Energy Post
electrek.co | Electrek

# security
krebsonsecurity.com | Krebs on Security; KrebsOnSecurity
bleepingcomputer.com | BleepingComputer; Bleeping Computer
thehackernews.com | The Hacker News
darkreading.com | Dark Reading
therecord.media | The Record; The Record from Recorded Future News
cyberscoop.com | CyberScoop
securityweek.com | SecurityWeek
schneier.com | Schneier on Security
boannews.com | 보안뉴스; Boannews | ko | KR

# defense
defensenews.com | Defense News
breakingdefense.com | Breaking Defense
janes.com | Janes
warontherocks.com | War on the Rocks
defenseone.com | Defense One
usni.org | USNI News; U.S. Naval Institute

# games
ign.com | IGN
polygon.com | Polygon
eurogamer.net | Eurogamer; Eurogamer.net
gamespot.com | GameSpot
kotaku.com | Kotaku
gamesindustry.biz | GamesIndustry.biz
rockpapershotgun.com | Rock Paper Shotgun
pcgamer.com | PC Gamer
gamedeveloper.com | Game Developer
inven.co.kr | 인벤; Inven | ko | KR
thisisgame.com | 디스이즈게임; THISISGAME | ko | KR
famitsu.com | ファミ通; ファミ通.com; Famitsu | ja | JP
4gamer.net | 4Gamer.net; 4Gamer | ja | JP

# sports
espn.com | ESPN
skysports.com | Sky Sports
theathletic.com | The Athletic
lequipe.fr | L'Équipe; L’Équipe | fr | FR
marca.com | MARCA; Marca | es | ES
as.com | AS; Diario AS | es | ES
gazzetta.it | La Gazzetta dello Sport; Gazzetta dello Sport | it | IT
kicker.de | kicker | de | DE
sportsseoul.com | 스포츠서울; Sports Seoul | ko | KR
nikkansports.com | 日刊スポーツ; Nikkan Sports | ja | JP
ge.globo.com | ge; ge.globo | pt | BR

# law
law.com | Law.com
law360.com | Law360
scotusblog.com | SCOTUSblog
lawfaremedia.org | Lawfare
abajournal.com | ABA Journal
lawtimes.co.kr | 법률신문; The Law Times; Lawtimes | ko | KR
lto.de | Legal Tribune Online; LTO | de | DE
barandbench.com | Bar and Bench | en | IN
livelaw.in | LiveLaw; Live Law | en | IN

# space
spacenews.com | SpaceNews
space.com | Space.com
nasaspaceflight.com | NASASpaceFlight; NASASpaceFlight.com
spaceflightnow.com | Spaceflight Now
planetary.org | The Planetary Society
payloadspace.com | Payload

# ai
technologyreview.com | MIT Technology Review
the-decoder.com | THE DECODER; The Decoder
importai.net | Import AI
jack-clark.net | Import AI
marktechpost.com | MarkTechPost
aitimes.com | AI타임스; AI Times Korea | ko | KR
jiqizhixin.com | 机器之心; Synced | zh | CN
ledge.ai | Ledge.ai | ja | JP

# semiconductors
semianalysis.com | SemiAnalysis
eetimes.com | EE Times; EETimes
semiengineering.com | Semiconductor Engineering
digitimes.com | DIGITIMES; DigiTimes | en zh | TW
trendforce.com | TrendForce | en zh | TW
thelec.kr | 디일렉; The Elec; THE ELEC | ko | KR
thelec.net | The Elec; THE ELEC | en | KR

# autos
autonews.com | Automotive News
electrek.co | Electrek
motor1.com | Motor1; Motor1.com
insideevs.com | InsideEVs
autocar.co.uk | Autocar
caranddriver.com | Car and Driver

# aviation
flightglobal.com | FlightGlobal
aviationweek.com | Aviation Week; Aviation Week Network
simpleflying.com | Simple Flying
ainonline.com | AIN; Aviation International News

# shipping
lloydslist.com | Lloyd's List
freightwaves.com | FreightWaves
splash247.com | Splash247
tradewindsnews.com | TradeWinds
gcaptain.com | gCaptain
theloadstar.com | The Loadstar
supplychaindive.com | Supply Chain Dive
maritime-executive.com | The Maritime Executive

# real estate
therealdeal.com | The Real Deal
bisnow.com | Bisnow
inman.com | Inman

# retail
retaildive.com | Retail Dive
modernretail.co | Modern Retail
businessoffashion.com | The Business of Fashion; BoF

# media
niemanlab.org | Nieman Lab
cjr.org | Columbia Journalism Review
poynter.org | Poynter
pressgazette.co.uk | Press Gazette
variety.com | Variety
hollywoodreporter.com | The Hollywood Reporter
deadline.com | Deadline
mediatoday.co.kr | 미디어오늘; Media Today | ko | KR

# music
pitchfork.com | Pitchfork
billboard.com | Billboard
rollingstone.com | Rolling Stone

# film
variety.com | Variety
hollywoodreporter.com | The Hollywood Reporter
deadline.com | Deadline
indiewire.com | IndieWire
cine21.com | 씨네21; Cine21 | ko | KR

# education
chronicle.com | The Chronicle of Higher Education
insidehighered.com | Inside Higher Ed
edweek.org | Education Week
timeshighereducation.com | Times Higher Education
chalkbeat.org | Chalkbeat

# agriculture
agriculture.com | Successful Farming
agweb.com | AgWeb
farmersweekly.co.nz | Farmers Weekly
nongmin.com | 농민신문; Nongmin | ko | KR

# food
foodnavigator.com | FoodNavigator
eater.com | Eater
fooddive.com | Food Dive

# development
devex.com | Devex
thenewhumanitarian.org | The New Humanitarian
reliefweb.int | ReliefWeb

# design
dezeen.com | Dezeen
archdaily.com | ArchDaily

# arts
artnews.com | ARTnews
theartnewspaper.com | The Art Newspaper
artforum.com | Artforum
`;

/**
 * What a person may call a topic: an axis id, keyword or anchor equal to one of these (folded) names the topic.
 */
export const TOPIC_NAMES: Readonly<Record<string, readonly string[]>> = {
  tech: [
    'tech',
    'technology',
    'IT',
    '기술',
    '테크',
    'テクノロジー',
    '科技',
    '技术',
    'Technik',
    'technologie',
  ],
  crypto: [
    'crypto',
    'cryptocurrency',
    'bitcoin',
    'blockchain',
    '암호화폐',
    '가상자산',
    '暗号資産',
    '仮想通貨',
  ],
  finance: [
    'finance',
    'markets',
    'investing',
    '금융',
    '투자',
    '증시',
    '金融',
    '投資',
    'Finanzen',
    'finanzas',
  ],
  science: ['science', '과학', '科学', '科學', 'Wissenschaft', 'ciencia', 'ciência'],
  health: [
    'health',
    'medicine',
    'healthcare',
    '건강',
    '의료',
    '보건',
    '医療',
    '健康',
    'Gesundheit',
    'santé',
    'salud',
  ],
  climate: [
    'climate',
    'climate change',
    'environment',
    '기후',
    '기후변화',
    '환경',
    '気候',
    '気候変動',
    '环境',
    'Klima',
  ],
  energy: ['energy', 'oil', 'oil and gas', '에너지', 'エネルギー', '能源', 'Energie', 'énergie', 'energía'],
  security: ['security', 'cybersecurity', 'infosec', '보안', '사이버보안', 'セキュリティ', '网络安全'],
  defense: ['defense', 'defence', 'military', '국방', '방산', '防衛', '国防'],
  games: ['games', 'gaming', 'video games', '게임', 'ゲーム', '游戏', 'Spiele', 'jeux vidéo', 'videojuegos'],
  sports: ['sports', 'sport', 'football', '스포츠', 'スポーツ', '体育', 'deportes', 'esportes'],
  law: ['law', 'legal', '법률', '법', '法律', 'Recht', 'droit', 'derecho'],
  space: ['space', 'spaceflight', '우주', '宇宙', '航天', 'Raumfahrt', 'espace', 'espacio'],
  ai: [
    'ai',
    'artificial intelligence',
    'machine learning',
    'LLM',
    '인공지능',
    '人工知能',
    '人工智能',
    'KI',
    'IA',
  ],
  semiconductors: ['semiconductors', 'semiconductor', 'chips', '반도체', '半導体', '半导体', 'Halbleiter'],
  autos: ['autos', 'automotive', 'cars', 'EV', 'electric vehicles', '자동차', '전기차', '自動車', '汽车'],
  aviation: ['aviation', 'airlines', '항공', '航空', 'Luftfahrt'],
  shipping: [
    'shipping',
    'logistics',
    'supply chain',
    'supply-chain',
    '해운',
    '물류',
    '공급망',
    '海運',
    '物流',
  ],
  'real estate': [
    'real estate',
    'real-estate',
    'property',
    'housing',
    '부동산',
    '不動産',
    '房地产',
    'Immobilien',
  ],
  retail: ['retail', 'e-commerce', 'ecommerce', 'fashion', '유통', '패션', '小売'],
  media: ['media', 'journalism', '미디어', '언론', 'メディア', '媒体'],
  music: ['music', '음악', '音楽', '音乐', 'Musik', 'musique', 'música'],
  film: ['film', 'movies', 'cinema', '영화', '映画', '电影', 'Kino', 'cinéma', 'cine'],
  education: ['education', '교육', '教育', 'Bildung', 'éducation', 'educación'],
  agriculture: ['agriculture', 'farming', '농업', '農業', '农业', 'Landwirtschaft'],
  food: ['food', '식품', '음식', '食品', 'Lebensmittel'],
  development: ['development', 'aid', 'humanitarian', '개발협력'],
  design: ['design', 'architecture', '디자인', '건축', 'デザイン', '建築', '设计'],
  arts: ['arts', 'art', '미술', '예술', 'アート', '芸術', '艺术', 'Kunst'],
};
