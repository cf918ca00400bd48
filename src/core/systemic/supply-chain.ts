import type { SystemicWords } from './systemic-words.ts';

export const SUPPLY_CHAIN: SystemicWords = {
  words: {
    en: `supply chain, supply-chain crisis, supply disruption, supply shock, supply bottleneck, supply shortage, bottleneck at port, port congestion, port strike, dock strike, dockworkers strike, dockworker, longshoremen, rail strike, port closure, port closed, container ship, container shipping, container rates, cargo ship, freight rate, freight cost, shipping, shipping cost, shipping lane, shipping route,
      shipping crisis, shipping disruption, red sea, suez canal, panama canal, strait of hormuz, hormuz, strait of malacca, bab el mandeb, taiwan strait, chip shortage, semiconductor shortage, memory shortage, component shortage, parts shortage, rare earth, raw material shortage, critical mineral, food shortage, grain export, export ban, export curb, factory shutdown, plant shutdown, logistics disruption, logistics bottleneck, production halt, drug shortage, medicine shortage`,
    ko: `공급망*, 공급 차질, 공급차질, 공급난, 공급 부족, 공급부족, 수급난, 물류난, 물류대란, 물류 대란, 물류 차질, 해운*, 해운 운임, 컨테이너선*, 항만 파업, 항만파업, 부두 파업, 운임*, 수에즈 운하*, 파나마 운하*, 호르무즈*, 호르무즈 해협*, 홍해*, 대만해협*, 반도체 부족, 반도체 품귀, 반도체난, 희토류*, 요소수*, 원자재*, 원자재난, 부품 부족, 부품난, 생산 중단, 가동 중단, 수출 금지, 수출금지, 식량난, 곡물 수출, 화물연대 파업, 핵심광물*`,
    ja: `サプライチェーン, 供給網, 供給不足, 供給途絶, 供給混乱, 物流混乱, 物流停滞, 物流危機, 海運, コンテナ船, 運賃高騰, 港湾スト, 港湾閉鎖, スエズ運河, パナマ運河, ホルムズ, ホルムズ海峡, 紅海, 台湾海峡, マラッカ海峡, 半導体不足, 部品不足, レアアース, 希土類, 原材料高, 原材料不足, 生産停止, 操業停止, 輸出禁止, 食糧危機, 重要鉱物`,
    zh: `供应链, 供應鏈, 供应中断, 供應中斷, 供应短缺, 供應短缺, 断供, 斷供, 断链, 斷鏈, 物流中断, 物流中斷, 航运, 航運, 集装箱, 集裝箱, 货柜, 貨櫃, 运价, 運價, 港口拥堵, 港口擁堵, 港口罢工, 港口罷工, 苏伊士运河, 蘇伊士運河, 巴拿马运河, 巴拿馬運河, 霍尔木兹, 霍爾木茲, 荷莫兹, 荷姆茲, 红海, 紅海, 台湾海峡, 台灣海峽, 马六甲, 芯片短缺, 晶片短缺, 缺芯, 缺晶片, 稀土, 关键矿产, 關鍵礦產, 原材料短缺, 停产, 停產, 出口禁令, 禁止出口, 粮食危机, 糧食危機`,
    de: `Lieferkette*, Lieferengpass*, Lieferengpässe*, Lieferausfall*, Lieferausfälle*, Lieferproblem*, Versorgungsengpass*, Versorgungsengpässe*, Engpass bei, Frachtrate*, Containerschiff*, Hafenstreik*, Bahnstreik*, Suezkanal*, Suezkanals, Panamakanal*, Straße von Hormus, Rotes Meer, Roten Meer, Chipmangel*, Halbleitermangel*, Rohstoffmangel*, Seltene Erden, Seltenen Erden, Exportverbot*, Ausfuhrverbot*, Produktionsstopp*, Materialmangel*, Arzneimittelengpass*, Arzneimittelengpässe*`,
    fr: `chaîne d'approvisionnement, chaînes d'approvisionnement, approvisionnement, approvisionnements, rupture d'approvisionnement, pénurie de puces, pénurie de semi-conducteurs, pénurie de médicaments, porte-conteneurs, fret maritime, taux de fret, transport maritime, grève des ports, grève des dockers, canal de Suez, canal de Panama, détroit d'Ormuz, mer Rouge, terres rares, interdiction d'exportation, minerais critiques, crise alimentaire`,
    es: `cadena de suministro, cadenas de suministro, desabastecimiento, escasez de chips, escasez de semiconductores, escasez de medicamentos, portacontenedores, flete, fletes, transporte marítimo, huelga portuaria, huelga de estibadores, canal de Suez, canal de Panamá, estrecho de Ormuz, mar Rojo, tierras raras, prohibición de exportar, minerales críticos, crisis alimentaria, cuello de botella, cuellos de botella`,
    pt: `cadeia de suprimentos, cadeias de suprimentos, cadeia de abastecimento, cadeias de abastecimento, cadeias de fornecimento, desabastecimento, falta de chips, escassez de chips, escassez de semicondutores, navio porta-contêineres, frete, fretes, transporte marítimo, greve nos portos, greve portuária, canal de Suez, canal do Panamá, estreito de Ormuz, mar Vermelho, terras raras, proibição de exportação, minerais críticos, crise alimentar`,
  },
  exclude: {
    en: `free shipping, shipping feature, shipping features, shipping new, shipping code, shipping software, shipping product, shipping products, shipping update, shipping updates, shipping faster, shipping now, now shipping, starts shipping, begins shipping, start shipping, began shipping, started shipping, shipping date, shipping to customers, shipping today, shipping label, same day shipping, shipping address, shipping in, keeps shipping, stop shipping, still shipping, shipping option, shipping fee, shipping ai, shipping a, shipping the, shipping with,
      red sea diving, red sea resort, red sea film festival, red sea global, red sea reef, red sea snorkeling, blockchain supply chain startup, supply chain attack, software supply chain`,
    ko: `해운대*, 홍해인, 공급망 공격*, 공급망 해킹`,
    ja: `紅海リゾート, サプライチェーン攻撃`,
    zh: `供应链攻击, 供應鏈攻擊, 红海市场, 紅海市場, 红海竞争, 一片红海, 红海战略`,
    de: `Lieferketten-Angriff`,
    fr: `attaque de la chaîne d'approvisionnement`,
    pt: `frete grátis`,
  },
};
