import type { SystemicWords } from './systemic-words.ts';

export const RATES_FX: SystemicWords = {
  words: {
    en: `interest rate, rate hike, rate cut, rate rise, rate increase, rate decision, rate pause, rates on hold, holds rates, hold rates, held rates, cuts rates, cut rates, raises rates, raised rates, raise rates, hikes rates, lowers rates, policy rate, key rate, benchmark rate, mortgage rate, federal reserve, Fed, FOMC, ECB, BOJ, central bank, bank of japan, bank of england, bank of korea, monetary policy, monetary tightening, monetary easing, quantitative easing,
      quantitative tightening, basis points, inflation, stagflation, deflation, CPI, consumer price, bond yield, treasury yield, treasuries, gilt yield, yield curve, exchange rate, currency crisis, currency market, currency intervention, forex, foreign exchange, dollar index, devaluation, devalued, dollar slides, dollar slumps, dollar jumps, dollar gains, dollar slips, yen hits, yen rebounds, yen jumps, yen slumps, won hits, won slides, euro falls, euro rises, euro slides, rupee falls, rupee hits, lira falls, lira hits, peso falls, peso hits, yuan falls, yuan weakens, ruble falls, rouble falls, dollar falls, dollar rises, dollar weakens, dollar strengthens, dollar surges, strong dollar, weak dollar, yen falls, yen rises, yen weakens, yen slides, weak yen, won falls, won weakens, USD/KRW, USD/JPY, EUR/USD, debt default, sovereign debt, bank run`,
    ko: `금리, 기준금리*, 기준 금리*, 금리인상*, 금리 인상*, 금리인하*, 금리 인하*, 금리동결*, 금리 동결*, 고금리, 저금리, 시중금리, 대출금리*, 국채금리*, 국채 금리*, 빅스텝, 빅컷, 연준, 미 연준, 한국은행, 한은, 금통위*, 유럽중앙은행*, 일본은행, 중앙은행*, 통화정책*, 양적완화*, 양적긴축*, 인플레이션*, 인플레, 스태그플레이션*, 물가상승률*, 소비자물가*, 환율*, 원달러 환율, 원·달러*, 원화 약세, 원화 강세, 원화값, 강달러, 약달러, 달러 강세, 달러 약세, 엔저, 엔고, 엔화*, 외환위기*, 외환시장*, 외환보유*, 통화 위기, 국가부도, 디폴트, 뱅크런`,
    ja: `金利, 利上げ, 利下げ, 政策金利, 長期金利, 日銀, 中央銀行, 連邦準備, 欧州中央銀行, 金融政策, 金融緩和, 金融引き締め, 量的緩和, 金融政策決定会合, インフレ, インフレ率, デフレ, スタグフレーション, 消費者物価, 国債利回り, 為替*, 為替介入, 円安, 円高, ドル高, ドル安, 円相場, ウォン安, 通貨危機, 債務不履行`,
    zh: `利率, 加息, 降息, 升息, 减息, 減息, 基准利率, 基準利率, 美联储, 美聯儲, 聯準會, 央行, 欧洲央行, 歐洲央行, 中央银行, 中央銀行, 货币政策, 貨幣政策, 量化宽松, 量化寬鬆, 降准, 降準, 通胀, 通脹, 通货膨胀, 通貨膨脹, 通膨, 通缩, 通縮, 滞胀, 消费者物价, 国债收益率, 美债收益率, 美債殖利率, 殖利率, 汇率, 匯率, 贬值, 貶值, 人民币汇率, 外汇, 外匯, 货币危机, 貨幣危機, 债务违约, 債務違約, 挤兑`,
    de: `Leitzins*, Zinserhöhung*, Zinssenkung*, Zinsentscheid*, Zinspolitik, Zinswende*, Zinsschritt*, Zinspause*, Zinssatz*, Zinssätze*, Bauzinsen, Notenbank*, Zentralbank*, Bundesbank*, EZB*, Geldpolitik*, Inflation*, Teuerungsrate*, Verbraucherpreis*, Staatsanleihe*, Anleiherendite*, Wechselkurs*, Währungskrise*, Devisenmarkt*, Abwertung des, Eurokurs*, Dollarkurs*, Staatspleite*`,
    fr: `taux d'intérêt, taux directeur, taux directeurs, hausse des taux, baisse des taux, relève ses taux, baisse ses taux, banque centrale, banques centrales, BCE, Réserve fédérale, politique monétaire, assouplissement quantitatif, inflation, stagflation, déflation, prix à la consommation, taux de change, marché des changes, dévaluation, crise monétaire, rendement des obligations, taux obligataires, dette souveraine, défaut de paiement`,
    es: `tipos de interés, tipo de interés, tasas de interés, tasa de interés, subida de tipos, bajada de tipos, alza de tasas, recorte de tasas, sube los tipos, baja los tipos, banco central, bancos centrales, BCE, Banxico, Reserva Federal, política monetaria, inflación, estanflación, deflación, precios al consumidor, IPC, tipo de cambio, tipos de cambio, mercado de divisas, devaluación, crisis cambiaria, dólar blue, cepo cambiario, prima de riesgo, deuda soberana, impago de la deuda`,
    pt: `taxa de juros, taxas de juros, taxa de juro, taxas de juro, alta de juros, alta dos juros, corte de juros, corte dos juros, juros do Fed, Selic, Copom, banco central, bancos centrais, BCE, Reserva Federal, Federal Reserve, política monetária, inflação, deflação, estagflação, preços ao consumidor, IPCA, taxa de câmbio, câmbio, mercado cambial, alta do dólar, queda do dólar, desvalorização do real, crise cambial, dívida soberana, calote da dívida`,
  },
  exclude: {
    en: `grade inflation, title inflation, score inflation, inflation of the balloon, tire inflation, tyre inflation, ego inflation, heart rate rise, success rate increase, cosmic inflation, fed up, fed by, fed into, fed to, birth rate cut`,
    ko: `금리단길, 한은정, 물가에 내놓은`,
    ja: `円高原`,
    zh: `功率, 通胀系数, 自我贬值, 汇率转换器`,
    fr: `banque centrale de données, inflation de titres, inflation verbale`,
    pt: `câmbio automático, câmbio manual, caixa de câmbio, troca de câmbio`,
    de: `Inflation der Superlative, Inflation der Begriffe`,
    es: `inflación de notas, cambio de tipo`,
  },
};
