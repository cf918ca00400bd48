/** A row of `article` as stored. Times in ms, `day` a UTC day number, `total` in millionths. */
export interface ArticleRow {
  id: number;
  key: string;
  link_key: string;
  url: string;
  raw_url: string;
  title: string;
  snippet: string;
  source: string;
  publisher: string;
  tier: 0 | 1 | 2 | 3;
  tier_basis: string;
  contradicts: string | null;
  content_key: string | null;
  title_revision: number | null;
  published_at: number | null;
  published_quality: string | null;
  first_seen: number;
  day: number;
  story: number;
  total: number;
  band: string | null;
  read_at: number | null;
}
