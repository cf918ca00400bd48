/** What stands in the place of a secret. */
export const REDACTED = '[redacted]';

const SECRET_WORDS = new Set([
  'key',
  'keys',
  'apikey',
  'token',
  'tokens',
  'secret',
  'secrets',
  'password',
  'passwords',
  'passwd',
  'passphrase',
  'pwd',
  'authorization',
  'auth',
  'credential',
  'credentials',
  'cookie',
  'cookies',
  'bearer',
  'signature',
]);

/** Shapes that are secrets wherever they stand. Each quantifier is over one class, so matching is linear. */
const SECRET_SHAPES: readonly RegExp[] = [
  /\btvly-[A-Za-z0-9_-]{4,}/g,
  /\bsk-[A-Za-z0-9_-]{6,}/g,
  /\bBearer\s{1,8}[A-Za-z0-9._~+/=-]{4,}/gi,
  /\bBasic\s{1,8}[A-Za-z0-9+/=]{8,}/g,
  /\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|npm_|hf_)[A-Za-z0-9_-]{8,}/g,
  /\bA(?:KIA|SIA)[A-Z0-9]{12,}/g,
  /\bAIza[A-Za-z0-9_-]{20,}/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{0,}/g,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]{0,}(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g,
];
/** `password=…`, `"api_key": "…"`, `?token=…` inside a longer text: the name stays, the value goes. */
const NAMED_IN_TEXT =
  /\b((?:api[_-]?key|access[_-]?token|refresh[_-]?token|client[_-]?secret|token|secret|password|passwd|authorization)\\?["']?\s{0,4}[:=]\s{0,4}\\?["']?)[^\s"'\\,;&}]{1,}/gi;
const URL_LOGIN = /(:\/\/)[^\s/:@]{1,256}:[^\s/@]{1,256}@/g;

const MAX_DEPTH = 24;
const MAX_MEMBERS = 500;

/**
 * A copy of a JSON value that may be kept: members named like secrets and texts shaped like secrets are replaced,
 * and what is nested or long beyond measure is cut, so that the copy is always small enough to write down.
 */
export function redactSecrets(value: unknown): unknown {
  return redact(value, 0);
}

/** The same for one text. */
export function redactText(text: string): string {
  let safe = text;
  for (const shape of SECRET_SHAPES) safe = safe.replace(shape, REDACTED);
  safe = safe.replace(NAMED_IN_TEXT, `$1${REDACTED}`);
  return safe.replace(URL_LOGIN, `$1${REDACTED}@`);
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (value === null || typeof value !== 'object') return value;
  if (depth >= MAX_DEPTH) return '[deeper levels left out]';
  if (Array.isArray(value)) return redactList(value, depth);
  const members = Object.entries(value).slice(0, MAX_MEMBERS);
  return Object.fromEntries(
    members.map(([name, member]) => [
      redactText(name),
      isSecretMember(name, member) ? REDACTED : redact(member, depth + 1),
    ]),
  );
}

function redactList(items: readonly unknown[], depth: number): unknown[] {
  const kept = items.slice(0, MAX_MEMBERS).map((item) => redact(item, depth + 1));
  return items.length <= MAX_MEMBERS ? kept : [...kept, `[${items.length - MAX_MEMBERS} more left out]`];
}

/** `max_tokens: 2500` is no secret, `token: "…"` and `apiKey: {…}` are; `keyword` is another word. */
function isSecretMember(name: string, value: unknown): boolean {
  if (value === null || typeof value === 'boolean') return false;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const named = words.filter((word) => SECRET_WORDS.has(word));
  if (named.length === 0) return false;
  return !(
    typeof value === 'number' &&
    named.every((word) => word === 'tokens' || word === 'token' || word === 'keys')
  );
}
