import type { SystemicWords } from './systemic-words.ts';

export const SANCTIONS: SystemicWords = {
  words: {
    en: `sanctions, sanctions on, sanctions against, sanctioned, sanctioning, economic sanction, new sanction, sanctions package, sanctions relief, secondary sanction, sanctions list, embargo, embargoes, embargoed, tariff, trade war, trade dispute, trade deal, trade talks, trade restriction, trade barrier, export control, export restriction, export license, import ban, import duty, import duties, customs duties, countervailing duties,
      anti-dumping, asset freeze, assets frozen, frozen assets, entity list, blacklisted, trade blacklist, price cap, section 301, section 232, retaliatory duties, retaliatory tariff`,
    ko: `제재, 대북제재, 대북 제재, 대러제재, 대러 제재, 대이란 제재, 경제제재, 경제 제재, 추가제재, 추가 제재, 독자제재, 제재안, 제재 명단, 2차 제재, 금수조치, 금수 조치, 관세, 상호관세*, 보복관세*, 관세율, 관세전쟁, 관세 전쟁, 관세폭탄, 관세 폭탄, 품목관세*, 고율관세*, 관세협상, 관세 협상, 무역전쟁, 무역 전쟁, 무역분쟁, 무역 분쟁, 무역갈등, 무역협상, 무역 협상, 수출통제*, 수출 통제*, 수출규제*, 수출 규제*, 수입금지, 수입 금지, 반덤핑*, 자산 동결, 자산동결, 블랙리스트 지정, 무역장벽`,
    ja: `制裁, 経済制裁, 追加制裁, 対ロ制裁, 禁輸, 関税, 追加関税, 相互関税, 報復関税, 貿易戦争, 貿易摩擦, 貿易交渉, 輸出規制, 輸出管理, 輸入禁止, 資産凍結, 反ダンピング, 不当廉売`,
    zh: `制裁, 经济制裁, 經濟制裁, 禁运, 禁運, 关税, 關稅, 对等关税, 對等關稅, 加征关税, 加徵關稅, 贸易战, 貿易戰, 贸易摩擦, 貿易摩擦, 贸易谈判, 貿易談判, 出口管制, 出口限制, 进口禁令, 進口禁令, 实体清单, 實體清單, 资产冻结, 資產凍結, 反倾销, 反傾銷, 反制措施`,
    de: `Sanktionen, Sanktionspaket*, sanktioniert, sanktionieren, Wirtschaftssanktion*, EU-Sanktion*, Embargo, Embargos, Zoll, Zölle, Zöllen, Strafzoll*, Strafzölle*, Zollstreit*, Zollkrieg*, Zollpolitik, Zollerhöhung*, Importzoll*, Importzölle*, US-Zölle*, Sonderzölle*, Gegenzölle*, Handelskrieg*, Handelsstreit*, Handelskonflikt*, Exportkontrolle*, Einfuhrverbot*, Importverbot*, Preisdeckel*, Schwarze Liste`,
    fr: `sanctions contre, sanctions économiques, nouvelles sanctions, sanctions américaines, sanctions européennes, régime de sanctions, train de sanctions, paquet de sanctions, levée des sanctions, embargo, embargos, droits de douane, surtaxe douanière, tarifs douaniers, guerre commerciale, conflit commercial, négociations commerciales, contrôle des exportations, contrôles à l'exportation, gel des avoirs, avoirs gelés, liste noire, antidumping`,
    es: `sanciones contra, sanciones económicas, nuevas sanciones, sanciones a, sanciones de EE UU, sanciones, embargo comercial, embargo petrolero, embargo de armas, embargo, aranceles, arancel, arancelario, arancelaria, arancelarias, arancelarios, guerra comercial, guerra arancelaria, disputa comercial, controles de exportación, control de exportaciones, congelación de activos, activos congelados, lista negra, antidumping`,
    pt: `sanções contra, sanções econômicas, sanções económicas, novas sanções, sanções, embargo, embargos, tarifaço, tarifas de importação, tarifas de Trump, tarifas sobre, tarifas dos EUA, tarifas recíprocas, sobretaxa, sobretaxas, guerra comercial, guerra tarifária, disputa comercial, controle de exportações, controlo das exportações, congelamento de ativos, ativos congelados, lista negra, antidumping`,
  },
  exclude: {
    en: `tariff free, tariff plan, mobile tariff, energy tariff, feed in tariff, roaming tariff, fixed tariff, tracker tariff, sim tariff, court sanctions, judge sanctions, judge sanctioned, court sanctioned, sanctioned lawyer, sanctions lawyer, sanctions attorney, lawyer sanctioned, lawyers sanctioned, sanctioned event, sanctioned tournament, fifa sanctions, uefa sanctions, ncaa sanctions, league sanctions, club sanctioned, sanctioned race, officially sanctioned, state sanctioned, church sanctioned, news embargo, press embargo, review embargo, under embargo, embargo lifts, embargo date,
      trade deadline, trade deal for pitcher, trade talks with lakers, blacklisted actor`,
    ko: `관세청*, 관세사*, 관세음보살*, 통신 제재, 방심위 제재, 법정 제재, 법정제재, 금감원 제재*, 금융당국 제재*, 공정위 제재*, 제재금, 제재심, 제재심의*, KBO 제재, 연맹 제재, 구단 제재, 과징금 제재`,
    ja: `制裁金, 関税なし, 私的制裁`,
    zh: `无关税, 關稅廳, 法律制裁`,
    de: `zollfrei*, Zollstock, Zoll-Fernseher, Zoll-Display, Zoll-Monitor, Zoll-Bildschirm, Zoll-Felgen, Zoll-Räder, Hartz-IV-Sanktionen, Bürgergeld-Sanktionen, Sanktionen für Bürgergeld`,
    fr: `sanctions disciplinaires, sanctions scolaires, levée d'embargo sur`,
    es: `sin embargo, sanciones disciplinarias, sanciones deportivas, sanciones de tráfico, sanciones de la liga, embargo judicial, embargo de bienes, embargo de cuentas, embargo de nómina, libre de aranceles`,
    pt: `sem embargo, sanções disciplinares, embargos de declaração, embargos infringentes, tarifas de ônibus, tarifas de metrô, isento de tarifas`,
  },
};
