import type { SystemicWords } from './systemic-words.ts';

export const ENERGY: SystemicWords = {
  words: {
    en: `oil price, oil, crude, crude oil, brent, wti, OPEC, opec+, oil field, oilfield, oil output, oil supply, petroleum, natural gas, LNG, gas price, gas supply, gas field, gas pipeline, gasoline,
      petrol price, diesel price, fuel price, fuel shortage, energy crisis, energy price, energy supply, energy security, energy shock, power grid, power outage, power cut, power shortage, power plant, power crisis, blackout,
      brownout, rolling blackout, load shedding, electricity price, electricity grid, electricity shortage, refinery, oil pipeline, pipeline, nuclear plant, nuclear reactor, uranium, coal price, strategic petroleum reserve`,
    ko: `유가, 국제유가, 국제 유가, 고유가, 저유가, 유가급등*, 유가상승*, 원유*, 석유, 석유가격, 천연가스*, 가스값, 가스 가격, 가스요금, 가스공급, 휘발유*, 경유값, 기름값*, 전력, 전력난, 전력망, 전력수급, 전력공급, 전력수요, 전기요금, 전기료, 정전, 대정전, 정전사태, 블랙아웃, 에너지 위기, 에너지위기, 에너지난,
      에너지 가격, 에너지 안보, 에너지안보, 원전, 원자력발전소, 정유*, 송유관, 가스관, 오펙, 석유수출국기구, 우라늄, 두바이유, 브렌트유`,
    ja: `原油*, 石油, 原油高, 原油安, 天然ガス, 液化天然ガス, ガス価格, ガス料金, ガソリン, ガソリン価格, 電気料金, 電力, 電力不足, 電力需給, 停電, 大停電, 計画停電, エネルギー危機, エネルギー価格, エネルギー安全保障, 原発, 原子力発電, 製油所, パイプライン, ウラン, 燃料価格, 燃料不足`,
    zh: `油价, 油價, 原油, 石油, 天然气, 天然氣, 液化气, 汽油, 柴油, 成品油, 电价, 電價, 停电, 停電, 限电, 限電, 缺电, 缺電, 拉闸限电, 电网, 電網, 电力短缺, 電力短缺, 能源危机, 能源危機, 能源价格, 能源價格, 能源安全, 欧佩克, 歐佩克, 核电, 核電, 炼油, 煉油, 输油管, 輸油管, 天然气管道, 煤价, 铀矿`,
    de: `Ölpreis*, Rohöl*, Erdöl*, Ölförder*, Ölembargo, Heizöl*, Erdgas*, Gaspreis*, Gasversorgung*, Gasmangel*, Gasspeicher*, Benzinpreis*, Spritpreis*, Strompreis*, Stromausfall*, Stromausfälle*, Stromnetz*, Energiekrise*, Energiepreis*, Energieversorgung*, Flüssiggas*, Raffinerie*, Kernkraftwerk*, Atomkraftwerk*, Pipeline, Pipelines`,
    fr: `pétrole, pétrolier, pétroliers, pétrolière, pétrolières, brut de mer du Nord, gaz naturel, prix du gaz, gaz russe, GNL, prix de l'essence, prix des carburants, carburant, carburants, pénurie de carburant, prix de l'électricité, panne de courant, panne d'électricité, coupure de courant, coupures de courant, réseau électrique, crise énergétique, prix de l'énergie, raffinerie, gazoduc, oléoduc, centrale nucléaire, centrales nucléaires, OPEP`,
    es: `petróleo, petrolero, petroleros, petrolera, petroleras, crudo, gas natural, precio del gas, precios del gas, GNL, gasolina, gasóleo, combustible, precio de la luz, tarifa eléctrica, tarifas eléctricas, apagón, apagones, corte de luz, cortes de luz, red eléctrica, crisis energética, precios de la energía, refinería, gasoducto, oleoducto, central nuclear, centrales nucleares, OPEP`,
    pt: `petróleo, petroleiro, petroleiros, petroleira, petrolífera, gás natural, preço do gás, GNL, gasolina, preço do diesel, combustível, combustíveis, conta de luz, tarifa de energia, tarifas de energia, apagão, apagões, blecaute, falta de luz, falta de energia, queda de energia, rede elétrica, crise energética, preços da energia, refinaria, gasoduto, oleoduto, usina nuclear, usinas nucleares, central nuclear, OPEP`,
  },
  exclude: {
    en: `olive oil, oil for frying, oil for cooking, oil for hair, oil for skin, oils for skin, palm oil, fish oil, coconut oil, essential oil, cooking oil, vegetable oil, snake oil, seed oil, sunflower oil, castor oil, hair oil, body oil, face oil, beard oil, cbd oil, argan oil, avocado oil, sesame oil, truffle oil, chili oil, cod liver oil, massage oil, oil painting, oil paint, oil on canvas, oil spill art, midnight oil, oil of oregano, oil change,
      oil diffuser, oil free, crude joke, crude humor, crude humour, crude remark, crude language, crude comment, crude drawing, sales pipeline, talent pipeline, product pipeline, drug pipeline, drug development pipeline, deal pipeline, ipo pipeline, clinical pipeline, data pipeline, rendering pipeline, ci pipeline, school to prison pipeline, project pipeline, machine learning pipeline,
      blackout curtain, blackout drinking, blackout drunk, media blackout, news blackout, tv blackout, communications blackout, blackout tattoo, blackout dress, blackout poetry, mlb blackout, sports blackout, quiet period blackout, blackout period, blackout date`,
    ko: `식용유, 올리브유, 전력질주, 전력 질주, 전력투구, 전력을 다해, 전 전력, 원유 가격 협상, 원유값 협상, 원유(우유), 유가증권*, 유가족*, 정전협정*, 정전 협정*, 정전 상태, 정전 70주년, 휴전·정전, 우유 원유`,
    ja: `原油の絵, 電力で走る, 石油王, 石油ストーブ`,
    zh: `石油大学, 石油大學, 加油, 食用油价`,
    de: `Olivenölpreis*, Content Pipeline, Pipeline der Talente`,
    fr: `carburant de la réussite, brut de décoffrage`,
    es: `jamón crudo, pescado crudo, invierno crudo, crudo invierno, en crudo`,
    pt: `combustível para o debate`,
  },
};
