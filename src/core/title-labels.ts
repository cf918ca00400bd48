/**
 * Labels that tell the status of a report and not what it says: urgency, liveness, exclusiveness, revision, correction.
 * Labels of kind (opinion, interview, video, analysis, photo) stay: they tell two pieces apart. Written as they are after
 * `spelledAlike`, compared without case; spaces in them are optional. From house styles of Reuters, AP, AFP, dpa, Yonhap,
 * Kyodo, Jiji and public label sets (pmh-only/issue#34); general knowledge, 2026-11-30.
 */
export const STATUS_LABELS: readonly string[] = [
  // English
  'breaking', 'breaking news', 'just in', 'live', 'live updates', 'live update', 'live blog', 'live now', 'as it happened',
  'developing', 'developing story', 'update', 'updates', 'updated', 'latest', 'the latest', 'urgent', 'alert', 'news alert', 'newsalert', 'newsflash',
  'flash', 'exclusive', 'corrected', 'correction', 'clarification', 'first on cnn',
  // Korean
  '속보', '긴급', '긴급속보', '단독', '단독보도', '종합', '상보', '수정', '재송', '정정', '업데이트', '라이브', '생중계', '실시간', '뉴스속보', '특보', '뉴스특보',
  // Japanese
  '速報', 'ニュース速報', '号外', '独自', 'スクープ', '続報', '詳報', '更新', '随時更新', 'ライブ', 'ライブ配信', '生中継', '中継', '訂正', '再送', '緊急', '緊急速報',
  // Chinese
  '速报', '快讯', '快訊', '突发', '突發', '最新', '独家', '獨家', '直播', '即时', '即時', '更新中', '更正', '滚动', '滾動',
  // German, French, Spanish, Portuguese, Italian
  'eilmeldung', 'eil', 'liveticker', 'wdh', 'korrektur', 'exklusiv', 'en direct', 'direct', 'alerte', 'dernière minute', 'exclusif', 'mis à jour',
  'última hora', 'en directo', 'en vivo', 'urgente', 'exclusiva', 'exclusivo', 'ao vivo', 'ultim\'ora', 'in diretta', 'diretta',
]; // biome-ignore format: one line for each language

/** Labels that wires glue to the headline with a hyphen, in capitals: `UPDATE 2-`, `WRAPUP 3-`, `REFILE-`. */
export const WIRE_LABELS: readonly string[] = [
  'UPDATE', 'WRAPUP', 'REFILE', 'RPT', 'REPEAT', 'CORRECTED', 'CORRECTED (OFFICIAL)', 'CORRECTED (TO FIX)', 'RECASTS', 'RESENDING',
  'EXCLUSIVE', 'URGENT', 'ROUNDUP', 'LEAD', 'WDH', 'KORREKTUR', '再送', '訂正',
]; // biome-ignore format: one table

/**
 * Titles that return every day and name no event; they are no identity. Compared after folding, without a date in
 * brackets or after a comma.
 */
export const RECURRING_TITLES: readonly string[] = [
  'morning briefing', 'evening briefing', 'daily briefing', 'news briefing', 'your morning briefing', 'your evening briefing', 'news summary', 'headlines', 'top headlines', 'news headlines',
  'morning news', 'evening news', 'news of the day', 'the day in pictures', 'pictures of the day', 'photos of the day', 'weather forecast', 'weather', 'corrections', 'corrections and clarifications',
  'letters to the editor', 'letters', 'what to watch', 'market wrap', 'world news in brief', 'news in brief', 'crossword', 'horoscope', 'daily horoscope', 'live blog', 'live updates', 'obituaries',
  '오늘의 운세', '오늘의 날씨', '오늘의 뉴스', '주요 뉴스', '주요뉴스', '아침 뉴스', '뉴스 브리핑', '모닝 브리핑', '모닝브리핑', '오늘의 주요일정', '오늘의 주요 일정', '오늘의 주요뉴스', '이 시각 주요뉴스', '인사', '부고', '사설', '만평', '포토뉴스',
  '今日の天気', '天気予報', '今日の運勢', '今日のニュース', '主なニュース', 'ニュース一覧', '社説', '訃報', '天声人語', '人事', '余録', '春秋', '編集手帳',
  '今日要闻', '早间新闻', '天气预报', '新闻联播',
]; // biome-ignore format: one line for each language
