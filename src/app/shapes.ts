import * as z from 'zod/v4';

/** Shapes that several tools share. Outputs are loose, so that a field can be added without breaking a client. */
const words = (most: number) => z.array(z.string().trim().min(1).max(200)).max(most);

export const axisShape = z.strictObject({
  id: z.string().trim().min(1).max(64).describe('Short stable name: "asset".'),
  label: z.string().trim().min(1).max(120).describe('How the person calls it.'),
  weight: z.number().min(0).max(1e6).describe('Share of attention.'),
  keywords: words(200).default([]).describe('What names it directly: "TSLA", "삼성전자".'),
  reach_anchors: words(200).default([]).describe('What moves it from upstream: "Fed", "USD/KRW", "lithium".'),
  exclude: words(50).optional().describe('Words that take a hit back.'),
  all_of: words(20).optional().describe('Words that must all stand in the text too.'),
  source: z.string().trim().min(1).max(500).optional().describe('Where it came from.'),
});

export const userContextShape = z.strictObject({
  location: z.string().trim().max(200).describe('As one writes it: "Busan, South Korea". May be empty.'),
  languages: z
    .array(z.string().trim().min(2).max(35))
    .min(1)
    .max(12)
    .default(['en'])
    .describe('BCP 47 codes in order of preference.'),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'expected a two-letter country code such as "KR"')
    .optional()
    .describe('ISO 3166-1 alpha-2; beats the location.'),
  region: z.string().trim().min(1).max(120).optional(),
});

const time = z.string().describe('ISO 8601, UTC.');
const tier = z.number().int().min(0).max(3);

export const seedShape = z.looseObject({
  axis: z.string(),
  entity: z.string(),
  match_type: z.enum(['keyword', 'reach', 'entity', 'sector', 'geo', 'situational']),
  strength: z.number(),
  spans: z.array(
    z.looseObject({ field: z.enum(['title', 'snippet']), start: z.number().int(), end: z.number().int() }),
  ),
});

export const impactShape = z.looseObject({
  total: z.number(),
  hits: z.array(z.looseObject({ axis: z.string(), contribution: z.number() })),
  seeds: z.array(seedShape),
});

export const headlineShape = z.looseObject({
  title: z.string(),
  snippet: z.string().optional(),
  source: z.string(),
  url: z.string(),
  tier,
  published_at: time.optional(),
  first_seen: time,
  age_days: z.number().int(),
});

export const radarEntryShape = headlineShape.extend({ impact: impactShape });

const concentrationPart = {
  effective_n: z.number(),
  distribution: z.array(z.looseObject({ axis: z.string(), share: z.number() })),
  threshold: z.number(),
  warning: z.string().optional(),
};

export const concentrationShape = z.looseObject({
  ...concentrationPart,
  reads: z.looseObject(concentrationPart),
  history: z.array(z.looseObject({ date: z.string(), effective_n: z.number(), total: z.number() })),
});

export const profileShape = z.looseObject({
  configured: z.boolean(),
  hint: z.string().optional(),
  axes: z
    .array(
      z.looseObject({
        ...axisShape.shape,
        keywords: z.array(z.string()),
        reach_anchors: z.array(z.string()),
      }),
    )
    .optional(),
  user_context: z
    .looseObject({
      location: z.string(),
      languages: z.array(z.string()),
      country: z.string().optional(),
      region: z.string().optional(),
    })
    .optional(),
  last_scan: time.nullable().optional(),
  gaps: z
    .looseObject({
      needs_onboarding: z.boolean(),
      lens_narrow: z.boolean(),
      location_missing: z.boolean(),
      country_unknown: z.boolean(),
      per_axis: z.array(
        z.looseObject({
          id: z.string(),
          keywords: z.number(),
          reach_anchors: z.number(),
          federated: z.boolean(),
        }),
      ),
    })
    .optional(),
  trusted_hosts: z
    .array(z.looseObject({ host: z.string(), publisher: z.string(), tier, country: z.string().optional() }))
    .optional(),
});

export const ingestResultShape = z.looseObject({
  received: z.number().int(),
  new: z.number().int(),
  entered_radar: z.number().int(),
  top: z.array(z.looseObject({ title: z.string(), source: z.string(), url: z.string(), impact: z.number() })),
  duplicates: z.number().int(),
  rejected: z.array(z.looseObject({ index: z.number().int(), code: z.string(), message: z.string() })),
});

/** An article as an agent sends it. */
export const articleInputShape = z.strictObject({
  url: z.string().describe('http or https link to the article.'),
  title: z.string().describe('Headline as published.'),
  snippet: z.string().nullish().describe('First lines or description.'),
  source: z.string().describe('Outlet: name or domain.'),
  published_at: z.union([z.string(), z.number()]).nullish().describe('With a time zone where known.'),
});

/** As it is checked: a date of any kind that cannot be read is dropped, never a reason to refuse the article. */
export const checkedShape = articleInputShape.extend({ published_at: z.unknown().optional() });

export type ArticleInput = z.input<typeof articleInputShape>;
