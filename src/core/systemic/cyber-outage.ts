import type { SystemicWords } from './systemic-words.ts';

export const CYBER_OUTAGE: SystemicWords = {
  words: {
    en: `cyberattack, cyber attack, cyber incident, cyber espionage, cybersecurity breach, cyber breach, ransomware, malware, spyware, data breach, data leak, data theft, security breach, phishing, hacker, hackers, hacked, hacking, hack, DDoS, denial of service, zero day, zero-day flaw, botnet, supply chain attack, software supply chain, state-sponsored hackers, outage, service outage, internet outage, network outage, cloud outage, system outage, global outage, internet shutdown,
      it outage, servers down, service disruption, systems down, payment system failure, network failure, undersea cable, subsea cable, submarine cable cut, aws outage, crowdstrike outage`,
    ko: `해킹*, 해커*, 사이버공격*, 사이버 공격*, 사이버테러*, 사이버 테러*, 사이버보안*, 사이버 보안, 랜섬웨어*, 악성코드*, 피싱, 디도스*, 개인정보 유출*, 개인정보유출*, 정보 유출, 유심 유출, 유심 해킹, 데이터 유출*, 보안 사고, 침해사고*, 침해 사고, 전산장애*, 전산 장애*, 전산망 마비, 전산망*, 통신장애*, 통신 장애*, 접속장애*, 접속 장애*, 먹통*, 서비스 장애, 시스템 장애*, 카카오톡 장애, 카톡 장애, 네이버 장애, 앱 장애, 거래 장애, 클라우드 장애, 서버 다운, 네트워크 장애, 인터넷 마비, 서비스 중단, 해저케이블*, 해저 케이블*, 공급망 공격`,
    ja: `サイバー攻撃, サイバーテロ, ランサムウェア, ランサム, マルウェア, フィッシング, ハッカー, ハッキング, 不正アクセス, 情報漏洩, 情報漏えい, 個人情報流出, システム障害, 通信障害, 接続障害, 大規模障害, ネットワーク障害, サーバーダウン, サービス停止, 海底ケーブル, サプライチェーン攻撃`,
    zh: `网络攻击, 網絡攻擊, 網路攻擊, 黑客, 駭客, 勒索软件, 勒索軟件, 勒索軟體, 勒索病毒, 恶意软件, 惡意軟體, 钓鱼攻击, 数据泄露, 數據洩露, 資料外洩, 信息泄露, 个资外泄, 個資外洩, 断网, 斷網, 宕机, 宕機, 当机, 當機, 服务中断, 服務中斷, 系统故障, 系統故障, 系统瘫痪, 系統癱瘓, 海底电缆, 海底電纜, 海缆, 海纜, 供应链攻击, 供應鏈攻擊`,
    de: `Cyberangriff*, Cyberattacke*, Cyber-Angriff*, Hackerangriff*, Hackerattacke*, Hacker, Hackern, gehackt, Ransomware*, Schadsoftware*, Datenleck*, Datendiebstahl*, Datenpanne*, Phishing*, IT-Ausfall*, IT-Ausfälle*, Netzausfall*, Serverausfall*, Systemausfall*, Internetausfall*, IT-Störung*, Störung bei, Seekabel*, Unterseekabel*`,
    fr: `cyberattaque, cyberattaques, cyber-attaque, rançongiciel, rançongiciels, logiciel malveillant, logiciels malveillants, piratage informatique, piratage, piraté, piratés, pirates informatiques, pirate informatique, hameçonnage, fuite de données, fuites de données, vol de données, panne informatique, panne mondiale, panne géante, panne de réseau, panne d'internet, câble sous-marin, câbles sous-marins`,
    es: `ciberataque, ciberataques, ciberseguridad, ciberdelincuentes, hackeo, hackeos, hackeado, hackeada, hackers, piratas informáticos, ransomware, programa malicioso, filtración de datos, robo de datos, brecha de seguridad, caída del servicio, caída mundial, caída de internet, fallo informático, apagón informático, apagón digital, cable submarino, cables submarinos`,
    pt: `ciberataque, ciberataques, ataque cibernético, ataques cibernéticos, ataque hacker, ataques hacker, hackers, hackeado, hackeada, invasão hacker, ransomware, vazamento de dados, vazamentos de dados, fuga de dados, roubo de dados, pane global, pane nos sistemas, falha no sistema, fora do ar, queda do serviço, apagão cibernético, cabo submarino, cabos submarinos`,
  },
  exclude: {
    en: `power outage, refinery outage, plant outage, pipeline outage, reactor outage, production outage, gas outage, oil outage, planned outage, electricity outage, grid outage, water outage, life hack, lifehack, travel hack, kitchen hack, beauty hack, cleaning hack, ikea hack, food hack, growth hacking, growth hacker, biohacking, hack squat, hack saw, party hack, political hack, hack day, hack week, hacker news, hacker house, hackers movie, productivity hack, sleep hack, money hack, cooking hack, parenting hack, hack for, hacks for, hacks to, hack to save, hacked his way, hacked to death, hacked up, hacking cough,
      white hat hacker convention, hacker space, hackerspace, hbo hacks, season of hacks, hacks season, scoring outage, biological malware`,
    ko: `생활 해킹, 그로스 해킹, 그로스해킹, 바이오해킹, 해커톤*, 해커스*, 해커스어학원, 화이트해커 대회`,
    ja: `ライフハッキング, ハッカーズ, ハッカー飴`,
    zh: `黑客松, 黑客马拉松, 黑客帝国, 駭客任務, 黑客文化, 增长黑客`,
    fr: `piratage de la vie, bateau pirate`,
    es: `hackers de crecimiento`,
  },
};
