/**
 * Other names of cities: English exonyms, older names, the city's own Latin spelling, short forms, local script.
 * `GeoNames name | country | name; name`. Hand-written, 2026-11-30.
 */
export const CITY_ALIAS_TABLE = `
New York City | US | New York; NYC; New York, NY; N.Y.C.; Manhattan; Brooklyn; 뉴욕; 뉴욕시; ニューヨーク; ニューヨーク市; 纽约; 紐約; Nueva York; Nova York; Nova Iorque; Нью-Йорк
Washington, D.C. | US | Washington DC; Washington D.C.; Washington; D.C.; District of Columbia; 워싱턴; 워싱턴DC; ワシントン; 华盛顿; 華盛頓
Los Angeles | US | L.A.; 로스앤젤레스; LA; ロサンゼルス; 洛杉矶; 洛杉磯
San Francisco | US | SF; San Francisco Bay Area; Bay Area; 샌프란시스코; サンフランシスコ; 旧金山; 舊金山
Philadelphia | US | Philly
Las Vegas | US | Vegas
Saint Louis | US | St. Louis; St Louis
Kyiv | UA | Kiev; Kyïv; 키이우; 키예프; キーウ; キエフ; 基辅; Kiew; Київ
Odessa | UA | Odesa; 오데사; オデーサ
Kharkiv | UA | Kharkov; 하르키우; ハルキウ
Lviv | UA | Lvov; 르비우; リヴィウ
Dnipro | UA | Dnipropetrovsk; 드니프로
Zaporizhzhya | UA | Zaporizhzhia; Zaporozhye; 자포리자
Mumbai | IN | Bombay; 뭄바이; ムンバイ; मुंबई; मुम्बई; 孟买
Bengaluru | IN | Bangalore; 벵갈루루; バンガロール; बेंगलुरु; ಬೆಂಗಳೂರು; 班加罗尔
Kolkata | IN | Calcutta; 콜카타; コルカタ; कोलकाता; কলকাতা; 加尔各答
Chennai | IN | Madras; 첸나이; チェンナイ; சென்னை; चेन्नई; 金奈
Delhi | IN | New Delhi; Delhi NCR; 델리; 뉴델리; デリー; ニューデリー; नई दिल्ली; दिल्ली; 德里; 新德里
New Delhi | IN | Delhi
Pune | IN | Poona
Vadodara | IN | Baroda
Thiruvananthapuram | IN | Trivandrum
Visakhapatnam | IN | Vizag
Beijing | CN | Peking; Pékin; Pekín; Pequim; 베이징; 북경
Guangzhou | CN | Canton; 광저우; 広州
Shenzhen | CN | 선전; 深セン
Tianjin | CN | Tientsin
Xi'an | CN | Xian; 시안; 西安
Taipei | TW | 臺北; 台北; 臺北市; 台北市; 타이베이; 대만 타이베이; タイペイ; T'ai-pei
Hong Kong | HK | 홍콩; 香港; Hongkong; HK
Macau | MO | Macao; 澳門; 마카오
Ho Chi Minh City | VN | Saigon; Ho Chi Minh; HCMC; Thành phố Hồ Chí Minh; TP.HCM; TPHCM; Sài Gòn; 호찌민; 호치민; ホーチミン; 胡志明市
Hanoi | VN | Ha Noi; Hà Nội; 하노이; ハノイ; 河内
Da Nang | VN | Đà Nẵng; Danang; 다낭
Yangon | MM | Rangoon; 양곤
Astana | KZ | Nur-Sultan; Astana; 아스타나
Nur-Sultan | KZ | Astana; Нур-Султан; Астана; 아스타나; アスタナ
Almaty | KZ | Alma-Ata; Алматы
Munich | DE | München; Muenchen; Munchen; Monaco di Baviera; 뮌헨
Köln | DE | Cologne; Koeln; Colonia; 쾰른; ケルン
Frankfurt am Main | DE | Frankfurt; Frankfurt/Main; Frankfurt (Main); 프랑크푸르트; フランクフルト; 法兰克福
Düsseldorf | DE | Duesseldorf; Dusseldorf; 뒤셀도르프
Hannover | DE | Hanover
Nürnberg | DE | Nuremberg; Nuernberg
Vienna | AT | Wien; Vienne; Viena; 비엔나; 빈; ウィーン; 维也纳
Zürich | CH | Zurich; Zuerich; Zurigo; 취리히; チューリッヒ; 苏黎世
Genève | CH | Geneva; Genf; Ginevra; 제네바; ジュネーブ; 日内瓦
Bern | CH | Berne; Berna; 베른
Basel | CH | Basle; Bâle; 바젤
Lausanne | CH | Losanna; 로잔
Rome | IT | Roma; 로마
Milan | IT | Milano; Mailand; 밀라노
Naples | IT | Napoli; Neapel
Turin | IT | Torino
Genoa | IT | Genova; Genua
Florence | IT | Firenze; Florenz; 피렌체
Venice | IT | Venezia; Venedig; 베네치아
Palermo | IT | Palermo
Bologna | IT | Bologna
Brussels | BE | Bruxelles; Brussel; Brüssel; Bruselas; 브뤼셀; ブリュッセル; 布鲁塞尔
Antwerpen | BE | Antwerp; Anvers
Gent | BE | Ghent; Gand
The Hague | NL | Den Haag; 's-Gravenhage; La Haye; La Haya; 헤이그; ハーグ; 海牙
Copenhagen | DK | København; Kopenhagen; Copenhague; 코펜하겐
Göteborg | SE | Gothenburg; Goteborg
Stockholm | SE | Estocolmo; 스톡홀름
Malmö | SE | Malmo
Helsinki | FI | Helsingfors; 헬싱키
Warsaw | PL | Warszawa; Warschau; Varsovie; Varsovia; 바르샤바
Kraków | PL | Krakow; Cracow; Krakau
Wrocław | PL | Wroclaw; Breslau
Łódź | PL | Lodz
Gdańsk | PL | Gdansk; Danzig
Prague | CZ | Praha; Prag; Praga; 프라하
Lisbon | PT | Lisboa; Lissabon; Lisbonne; 리스본
Porto | PT | Oporto
Sevilla | ES | Seville
Zaragoza | ES | Saragossa
Bucharest | RO | București; Bucuresti; Bukarest; Bucarest
Belgrade | RS | Beograd; Београд; Belgrad
Budapest | HU | 부다페스트; ブダペスト; 布达佩斯
Athens | GR | Athina; Αθήνα; Athen; Athènes; Atenas; 아테네; アテネ; 雅典
Thessaloníki | GR | Thessaloniki; Salonica; Θεσσαλονίκη
Sofia | BG | София; Sofía; 소피아
Moscow | RU | Moskva; Москва; Moskau; Moscou; Moscú; 모스크바; モスクワ; 莫斯科
Saint Petersburg | RU | St. Petersburg; St Petersburg; Petersburg; Санкт-Петербург; Петербург; 상트페테르부르크; サンクトペテルブルク; 圣彼得堡
Yekaterinburg | RU | Ekaterinburg; Екатеринбург
Nizhniy Novgorod | RU | Nizhny Novgorod; Нижний Новгород
Istanbul | TR | İstanbul; Constantinople; Estambul; 이스탄불; イスタンブール; 伊斯坦布尔
İzmir | TR | Izmir; Smyrna
Tel Aviv | IL | Tel Aviv-Yafo; Tel-Aviv; תל אביב; תל אביב-יפו; 텔아비브; テルアビブ; 特拉维夫
Jerusalem | IL | Yerushalayim; ירושלים; القدس; 예루살렘; エルサレム; 耶路撒冷; Jérusalem; Jerusalén
Haifa | IL | חיפה; 하이파
Cairo | EG | القاهرة; Le Caire; El Cairo; Kairo; 카이로; カイロ; 开罗
Alexandria | EG | الإسكندرية; 알렉산드리아
Riyadh | SA | الرياض; 리야드; リヤド; 利雅得
Jeddah | SA | Jidda; جدة
Mecca | SA | Makkah; مكة; مكة المكرمة
Dubai | AE | دبي; 두바이; ドバイ; 迪拜
Abu Dhabi | AE | أبوظبي; أبو ظبي; 아부다비
Doha | QA | الدوحة; 도하; ドーハ
Kuwait City | KW | مدينة الكويت; Kuwait
Al Kuwayt | KW | Kuwait City; مدينة الكويت
Baghdad | IQ | بغداد; 바그다드; バグダッド
Damascus | SY | دمشق; 다마스쿠스
Beirut | LB | بيروت; Beyrouth; 베이루트
Amman | JO | عمان; 암만
Tehran | IR | Teheran; تهران; 테헤란; テヘラン; 德黑兰; Téhéran
Mashhad | IR | Mashad; مشهد
Isfahan | IR | Esfahan; اصفهان
Kabul | AF | کابل; Kaboul; 카불
Karachi | PK | کراچی; 카라치
Casablanca | MA | الدار البيضاء
Algiers | DZ | Alger; الجزائر العاصمة; Argel
Tunis | TN | تونس العاصمة
Bangkok | TH | Krung Thep; กรุงเทพ; กรุงเทพมหานคร; กรุงเทพฯ; 방콕; バンコク; 曼谷
Jakarta | ID | Djakarta; 자카르타; ジャカルタ; 雅加达
Kuala Lumpur | MY | KL; 쿠알라룸푸르; クアラルンプール; 吉隆坡
Manila | PH | Metro Manila; Maynila; 마닐라; マニラ; 马尼拉
Quezon City | PH | Lungsod Quezon
Phnom Penh | KH | ភ្នំពេញ; 프놈펜
Dhaka | BD | Dacca; ঢাকা; 다카
Seoul | KR | 서울; 서울시; 서울특별시; Seoul City; ソウル; 首尔; 首爾; Séoul; Seúl; Seul; Сеул
Busan | KR | Pusan; 부산; 부산시; 부산광역시; プサン; 釜山
Incheon | KR | Inchon; 인천; 인천시; 인천광역시; 仁川
Daegu | KR | Taegu; 대구시; 대구광역시; 大邱
Daejeon | KR | Taejon; 대전시; 대전광역시; 大田
Gwangju | KR | Kwangju; 광주시; 광주광역시; 光州
Suwon | KR | Suwon-si; 수원시; 水原
Suigen | KR | Suwon; Suwon-si; 수원; 수원시; 水原
Goyang-si | KR | Goyang; 고양시
Seongnam-si | KR | Seongnam; 성남; 성남시; 城南市
Ulsan | KR | 울산; 울산시; 울산광역시; 蔚山
Bucheon-si | KR | Bucheon; 부천; 부천시
Ansan-si | KR | Ansan; 안산; 안산시
Jeonju | KR | Chonju; 전주시; 全州
Cheongju-si | KR | Cheongju; 청주시; 清州
Anyang-si | KR | Anyang; 안양시
Changwon | KR | 창원; 창원시
Yongin | KR | Yongin-si; 용인; 용인시
Cheonan | KR | 천안; 천안시
Jeju City | KR | Jeju; Jeju-si; 제주; 제주시; 제주도; 済州; 济州
Jeju | KR | Jeju-si; Jeju City; 제주; 제주시; 済州
Sejong | KR | 세종; 세종시; 세종특별자치시
Pyongyang | KP | P'yongyang; 평양; 평양시; 平壌; 平壤
Tokyo | JP | 東京; 東京都; 도쿄; 東京23区; Tokio; Токио
Yokohama | JP | 横浜; 横浜市; 요코하마
Osaka | JP | Ōsaka; 大阪; 大阪市; 오사카
Ōsaka | JP | Osaka; 大阪; 大阪市; 오사카
Nagoya | JP | 名古屋; 名古屋市; 나고야
Sapporo | JP | 札幌; 札幌市; 삿포로
Kobe | JP | Kōbe; 神戸; 神戸市; 고베
Kyoto | JP | Kyōto; 京都; 京都市; 교토
Fukuoka | JP | 福岡; 福岡市; 후쿠오카
Hiroshima | JP | 広島; 広島市; 히로시마
Sendai | JP | 仙台; 仙台市; 센다이
Kitakyushu | JP | Kitakyūshū; 北九州; 北九州市
Kawasaki | JP | 川崎; 川崎市
Saitama | JP | さいたま市; さいたま; 埼玉
Sakai | JP | 堺市; 堺
Mexico City | MX | Ciudad de México; CDMX; México D.F.; México DF; Mexico, D.F.; Distrito Federal; 멕시코시티; メキシコシティ; 墨西哥城
Bogotá | CO | Bogota; Bogotá D.C.; 보고타
São Paulo | BR | Sao Paulo; San Pablo; 상파울루; サンパウロ; 圣保罗
Rio de Janeiro | BR | Rio; 리우데자네이루; リオデジャネイロ; 里约热内卢
Brasília | BR | Brasilia; 브라질리아
Havana | CU | La Habana
Lima | PE | 리마
Santiago | CL | Santiago de Chile; 산티아고
Buenos Aires | AR | CABA; 부에노스아이레스; ブエノスアイレス; 布宜诺斯艾利斯
Montréal | CA | Montreal; 몬트리올; モントリオール; 蒙特利尔
Québec | CA | Quebec City; Québec City; Ville de Québec; Quebec
Toronto | CA | 토론토; トロント; 多伦多
Sydney | AU | 시드니; シドニー; 悉尼; 雪梨
London | GB | Londres; Londra; Londen; 런던; ロンドン; 伦敦; 倫敦; Лондон; Greater London
Paris | FR | París; Parigi; Parijs; 파리; パリ; 巴黎; Париж
Berlin | DE | Berlín; Berlino; Berlijn; 베를린; ベルリン; 柏林; Берлин
Marseille | FR | Marseilles; Marsella
Lyon | FR | Lyons
Nice | FR | Nizza; 니스
Singapore | SG | Singapore City; 싱가포르; シンガポール; 新加坡
Kigali | RW | Kigali
Addis Ababa | ET | Addis Abeba; አዲስ አበባ; 아디스아바바
Johannesburg | ZA | Joburg; Jo'burg; 요하네스버그
Cape Town | ZA | Kaapstad; 케이프타운
Lagos | NG | 라고스
Tbilisi | GE | თბილისი; Tiflis; 트빌리시
Yerevan | AM | Երևան; 예레반
Baku | AZ | Bakı; 바쿠
Tashkent | UZ | Toshkent; Ташкент; 타슈켄트
Ulan Bator | MN | Ulaanbaatar; Улаанбаатар; 울란바토르
Yono | JP | 与野; 与野市
Tai’an | CN | 泰安; 泰安市
Dadonghai | CN | 大东海
Bayan Nur | CN | 巴彦淖尔; 巴彦淖尔市
Changshu City | CN | 常熟; 常熟市; Changshu
Huainan | CN | 淮南; 淮南市
Zhu Cheng City | CN | 诸城; 诸城市; Zhucheng
Shangyu | CN | 上虞; 上虞区
Changzhi | CN | 长治; 长治市
Panshan | CN | 盘山; 盘山县
Luancheng | CN | 栾城; 栾城区
Huai'an | CN | 淮安; 淮安市
Guli | CN | 古里镇
Najafgarh | IN | नजफगढ़
Gorakhpur | IN | गोरखपुर
Pimpri | IN | पिंपरी; पिंपरी-चिंचवड; Pimpri-Chinchwad
Kalyān | IN | कल्याण
Thāne | IN | ठाणे; थाने
Nowrangapur | IN | ନବରଙ୍ଗପୁର; Nabarangpur
Ghāziābād | IN | गाज़ियाबाद; गाजियाबाद
Dombivli | IN | डोंबिवली
Rājkot | IN | રાજકોટ; राजकोट
Teni | IN | தேனி
Shivaji Nagar | IN | शिवाजीनगर
Gwalior | IN | ग्वालियर
Rohini | IN | रोहिणी
Narela | IN | नरेला
Morādābād | IN | मुरादाबाद
Borivli | IN | बोरीवली; Borivali
Amrāvati | IN | अमरावती
Sāngli | IN | सांगली
Dehra Dūn | IN | देहरादून; Dehradun
Bhayandar | IN | भाईंदर; Mira-Bhayandar
Kolhāpur | IN | कोल्हापूर; कोल्हापुर
Bilimora | IN | બીલીમોરા
Karol Bāgh | IN | करोल बाग
Nay Pyi Taw | MM | နေပြည်တော်; Naypyidaw; Naypyitaw; 네피도; ネピドー; 内比都
Takeo | KH | តាកែវ
Boumerdas | DZ | بومرداس; Boumerdès
Pasragad Branch | IR | پاسارگاد
Ra’s Bayrūt | LB | رأس بيروت
Sulţānah | SA | سلطانة
Multan | PK | ملتان
Muzaffarābād | PK | مظفرآباد
Battagram | PK | بٹگرام
Kotli | PK | کوٹلی
Bahawalpur | PK | بہاولپور
Minsk | BY | Мінск; Минск; 민스크
`;

/**
 * City names that are ordinary words, first names, or names of something else in some language. In a text they count
 * only together with their country or state.
 */
export const AMBIGUOUS_CITY_NAMES: readonly string[] = [
  'Nice',
  'Mobile',
  'Reading',
  'Bath',
  'Orange',
  'Aurora',
  'Split',
  'Cork',
  'Lincoln',
  'Victoria',
  'Durham',
  'Phoenix',
  'Buffalo',
  'Columbus',
  'Hull',
  'Essen',
  'Lens',
  'Tours',
  'Nancy',
  'Angers',
  'Salem',
  'León',
  'Leon',
  'Jackson',
  'Madison',
  'Savannah',
  'Florence',
  'Hamilton',
  'Kingston',
  'Male',
  'Malé',
  'Sale',
  'Van',
  'Batman',
  'Ordu',
  'Man',
  'Most',
  'Perm',
  'Cologne',
  'Worms',
  'Hamm',
  'Hagen',
  'Halle',
  'Mary',
  'Hit',
  'Rio',
  'Independence',
  'Surprise',
  'Enterprise',
  'Paradise',
  'Pasadena',
  'Cary',
  'Eugene',
  'Richmond',
  'Henderson',
  'Gilbert',
  'Chandler',
  'Irving',
  'Arlington',
  'Plano',
  'Garland',
  'Norfolk',
  'Glendale',
  'Lancaster',
  'Bend',
  'Boulder',
  'Providence',
  'Concord',
  'Hope',
  'Liberty',
  'Union',
  'Ontario',
  'Victoria',
  'Trinidad',
  'Mercedes',
  'Esperanza',
  'Natal',
  'Salvador',
  'Vitória',
  'Vitoria',
  'Washington',
  'Wells',
  'Poole',
  'Deal',
  'Crawley',
  'Derby',
  'Preston',
  'Stafford',
  'Chester',
  'Marion',
  'Troy',
  'Normal',
  'Bursa',
  'Ho',
  'Same',
  'Tula',
  'Orel',
  'Brest',
  'George',
  'Alexandria',
  'Charlotte',
  'Augusta',
  'Georgetown',
  'Stamford',
  'Hollywood',
  'Elizabeth',
  'Clinton',
  'Warren',
  'Allen',
  'Tyler',
  'Canton',
  'Sakai',
  '경주',
  '진주',
  '상주',
  '선전',
  '시안',
  '창사',
  '동경',
  '니스',
  '본',
  '빈',
  '공주',
  '사천',
  '이천',
  '여주',
  '양주',
  '大同',
  '海口',
  '朝阳',
  '中山',
  '和平',
  '河内',
  '堺',
  '山口',
  '福山',
  '豊田',
  '宮崎',
  '大分',
  '高松',
  'عمان',
  'مشهد',
  'Colonia',
  'Berna',
  'Gent',
  'Gand',
  'Genua',
  'Monaco di Baviera',
];

/** Longer names and phrases that contain a city's name: no sign of the city. */
export const NOT_THE_CITY: readonly string[] = [
  '東京都',
  '東京電力',
  '세계대전',
  '1차 대전',
  '2차 대전',
  '京都議定書',
  '北京大学',
  '北京時間',
  '上海合作组织',
  'New York Times',
  'The New York Times',
  'Washington Post',
  'The Washington Post',
  'Los Angeles Times',
  'Boston Consulting',
  'Chicago Booth',
  'Paris Hilton',
  'Paris Agreement',
  'Paris accord',
  'Paris climate',
  'Kyoto Protocol',
  'East London',
  'New London',
  'Londonderry',
  'Geneva Convention',
  'Geneva Conventions',
  'Vienna Convention',
  'Stockholm syndrome',
  'Delhi belly',
  'Austin Powers',
  'Jack London',
  'Lloyds of London',
  'Sydney Sweeney',
  'Houston Rockets',
  'Whitney Houston',
  'Steve Austin',
  'Berlin Wall',
  'Irving Berlin',
  'Isaiah Berlin',
  'Bank of Boston',
  'Boston Dynamics',
  'Philadelphia cheese',
  'Lima beans',
  'Lisbon Treaty',
  '서울신문',
  '고양이',
  '전주 대비',
  '전주보다',
  '전주에 비해',
  '구미가 당',
  '세종대왕',
  '세종문화회관',
  '여수신',
  '도하 훈련',
  '川崎重工',
  '川崎汽船',
  '千葉真一',
  '서울경제',
  '대구탕',
  '부산일보',
  '부산행',
  '파리바게뜨',
  '로마자',
  '파리 올림픽',
  '파리협정',
  '파리협약',
  '로마서',
];
