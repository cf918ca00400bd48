import type { SystemicWords } from './systemic-words.ts';

export const PANDEMIC: SystemicWords = {
  words: {
    en: `pandemic, epidemic, outbreak, virus, coronavirus, COVID, COVID-19, covid, influenza, bird flu, avian flu, avian influenza, swine flu, H5N1, H5N5, H7N9, flu outbreak, flu season, ebola, marburg, mpox, monkeypox, cholera, measles, dengue, malaria, zika, nipah, hantavirus, chikungunya, MERS, SARS, polio, plague, tuberculosis, legionnaires, norovirus, RSV, lassa fever, yellow fever, foot-and-mouth disease, african swine fever, new variant, quarantine, lockdown, public health emergency, health emergency, disease x,
      infectious disease, superbug, travel ban over virus, contagion, vaccination campaign, vaccine shortage`,
    ko: `팬데믹*, 감염병*, 전염병*, 코로나*, 코로나19*, 코로나바이러스*, 신종 바이러스*, 변이 바이러스*, 바이러스*, 독감*, 인플루엔자*, 조류독감*, 조류 인플루엔자*, 조류인플루엔자*, 고병원성*, 아프리카돼지열병*, 구제역*, 에볼라*, 엠폭스*, 원숭이두창*, 메르스*, 사스*, 콜레라*, 홍역*, 뎅기열*, 말라리아*, 지카*, 결핵*, 백일해*, 노로바이러스*, 방역*, 격리*, 집단감염*, 집단 감염*, 확진자*, 거리두기*, 봉쇄령*, 역병*`,
    ja: `パンデミック, 感染症, 感染拡大, 新型コロナ, コロナ, コロナ禍, 新型ウイルス, 変異株, ウイルス, インフルエンザ, 鳥インフル, 鳥インフルエンザ, 豚熱, 口蹄疫, エボラ, エムポックス, サル痘, はしか, 麻疹, 麻しん, コレラ, デング熱, マラリア, 結核, 百日ぜき, 百日咳, ノロウイルス, 集団感染, 緊急事態宣言, ロックダウン, 隔離, 検疫, 疫病`,
    zh: `疫情, 大流行病, 全球大流行, 新冠, 新冠病毒, 冠状病毒, 冠狀病毒, 变异株, 變異株, 变种病毒, 病毒, 流感, 甲流, 禽流感, 猪瘟, 豬瘟, 非洲猪瘟, 口蹄疫, 埃博拉, 伊波拉, 猴痘, 霍乱, 霍亂, 麻疹, 登革热, 登革熱, 基孔肯雅, 疟疾, 瘧疾, 肺结核, 鼠疫, 尼帕病毒, 诺如病毒, 諾羅病毒, 传染病, 傳染病, 封城, 隔离, 隔離, 确诊病例, 確診, 群聚感染, 防疫`,
    de: `Pandemie*, Epidemie*, Corona*, Covid*, Virus, Viren, Virusausbruch*, Grippewelle*, Grippe, Influenza, Vogelgrippe*, Schweinepest*, Maul- und Klauenseuche, Ebola*, Mpox, Affenpocken, Cholera, Masern*, Dengue*, Malaria, Seuche*, Tuberkulose, Keuchhusten, Ausbruch von Masern, Lockdown*, Quarantäne*, Infektionskrankheit*, Krankheitsausbruch*`,
    fr: `pandémie, pandémies, épidémie, épidémies, épidémique, coronavirus, Covid, Covid-19, virus, grippe, grippe aviaire, peste porcine, fièvre aphteuse, Ebola, mpox, variole du singe, choléra, rougeole, dengue, paludisme, chikungunya, tuberculose, coqueluche, confinement, quarantaine, variant, variants, foyer de contamination, urgence sanitaire, maladie infectieuse, maladies infectieuses, dermatose nodulaire`,
    es: `pandemia, pandemias, epidemia, epidemias, coronavirus, Covid, Covid-19, virus, gripe, gripe aviar, gripe aviaria, influenza aviar, peste porcina, fiebre aftosa, ébola, mpox, viruela del mono, cólera, sarampión, dengue, malaria, chikungunya, tuberculosis, tos ferina, confinamiento, cuarentena, brote de, brotes de, emergencia sanitaria, enfermedad infecciosa, enfermedades infecciosas`,
    pt: `pandemia, pandemias, epidemia, epidemias, coronavírus, Covid, Covid-19, vírus, gripe, gripe aviária, influenza, peste suína, febre aftosa, ebola, mpox, varíola dos macacos, cólera, sarampo, dengue, malária, chikungunya, febre amarela, tuberculose, coqueluche, confinamento, quarentena, surto de, surtos de, emergência sanitária, emergência de saúde, doença infecciosa, doenças infecciosas`,
  },
  exclude: {
    en: `computer virus, virus scanner, anti virus, antivirus, virus software, loneliness epidemic, epidemic of loneliness, obesity epidemic, opioid epidemic, epidemic of, epidemic sound, epidemic games, outbreak of war, outbreak of violence, outbreak of fighting, outbreak of peace, outbreak of hostilities, outbreak of civil war, outbreak of joy, outbreak of laughter, plague tale, plague inc, a plague on, bugs plague, problems plague, woes plague, injuries plague, issues plague, plague of locusts, delays plague, scandals plague, doubts plague, lockdown browser, lockdown mode, lockdown corner, lockdown defender, lockdown defense, school lockdown, school in lockdown, prison lockdown, capitol lockdown, campus lockdown,
      financial contagion, market contagion, contagion risk, contagion film, contagion movie, contagion fears in markets, quarantine malware, quarantine folder, email quarantine, film quarantine, post pandemic, pre pandemic`,
    ko: `컴퓨터 바이러스*, 바이러스 백신 프로그램, 웃음 바이러스, 행복 바이러스, 행복바이러스, 해피바이러스, 방역 소독 업체, 코로나 맥주, 코로나맥주, 사스케, 격리단, 결핵협회 씰, 메르스데스, 태양 코로나, 사스콰치, 지카드, 심리적 격리, 개별 격리 수용`,
    ja: `コンピューターウイルス, コンピュータウイルス, ウイルス対策ソフト, コロナビール, トヨタ・コロナ, 太陽コロナ, ウイルスバスター`,
    zh: `电脑病毒, 電腦病毒, 计算机病毒, 勒索病毒, 病毒式, 病毒营销, 病毒行銷, 杀毒软件, 物理隔离, 隔离带, 隔離帶, 隔离墙, 隔離牆`,
    de: `Computervirus*, Virus-Scanner, Virusscanner, Corona-Bier, Corona Extra, Viren-Scanner`,
    fr: `virus informatique, virus informatiques, variant de, épidémie de vols, épidémie de violence, confinement magnétique, confinement nucléaire`,
    es: `virus informático, virus informáticos, epidemia de obesidad, epidemia de soledad, en cólera, montar en cólera, brotes de violencia, brote de violencia, brotes de soja, brotes de bambú, brote psicótico`,
    pt: `vírus de computador, epidemia de obesidade, epidemia de solidão, surto de raiva, surto psicótico, surto de violência, surto de crescimento`,
  },
};
