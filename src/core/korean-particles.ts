/**
 * What may follow a Korean noun inside its own word. Each entry is a chain of particles written in full; a mark in
 * front says what the noun must end in: `+` a final consonant, `-` none, `=` none or ㄹ, nothing: either.
 * Source: the particle tables of the standard grammar (조사, 서술격 조사 이다), the stacks seen in headlines.
 */
const TABLE = `
+이 -가 +은 -는 +을 -를 의 에 에서 에게 에게서 께 께서 께서는 께서도 한테 한테서 더러 +과 -와 하고 +이랑 -랑 도 만 만이 만은 만을 만의 만도 만큼 만큼은 만큼의 까지 까지는 까지도 까지의 까지만
부터 부터는 부터의 부터도 조차 조차도 마저 마저도 밖에 밖에는 보다 보다는 보다도 처럼 처럼은 같이 대로 대로의 뿐 뿐만 뿐이 뿐인 뿐이다 +이나 -나 +이나마 +이든 -든 +이든지 -든지 +이라도 -라도 +이라면 -라면 +이라 -라
+이란 -란 +이라는 -라는 +이라고 -라고 +이라며 -라며 +이라던 -라던 +이라서 -라서 +이며 -며 +이다 -다 +이지만 -지만 +인데 -인데 +이었다 -였다 +이었던 -였던 이자 입니다 +이야 +이고 -이고 -이다 -이며 -이지만 -이라 -이라고 -이라는 -이란
에는 에도 에만 에의 에선 에서는 에서도 에서만 에서의 에서부터 에서라도 에게는 에게도 에게만 에겐 엔 에까지 에서까지 에라도 에나 에서나 에조차
+으로 =로 +으로는 =로는 +으로도 =로도 +으로만 =로만 +으로의 =로의 +으로부터 =로부터 +으로부터의 =로부터의 +으로선 =로선 +으로서 =로서 +으로서는 =로서는 +으로서의 =로서의 +으로써 =로써 +으론 =론 +으로까지 =로까지 +으로라도 =로라도
+과는 -와는 +과도 -와도 +과의 -와의 +과만 -와만 -와야 +이냐 -냐 +인가 -인가 +일까 -일까
측 측은 측이 측에 측의 측과 측도 씨 씨가 씨는 씨를 씨의 씨도 씨와 님 님이 님은 님의 발 쯤 씩 치고 마다 마다의 커녕 여서 이여`;

/** Noun plurals take particles of their own: 기업들이, 국가들의. */
const PLURAL = '들';

interface Particle {
  readonly text: string;
  readonly after: string;
}

const PARTICLES: readonly Particle[] = TABLE.split(/\s+/)
  .filter((entry) => entry !== '')
  .map((entry) =>
    '+-='.includes(entry[0]!) ? { after: entry[0]!, text: entry.slice(1) } : { after: '', text: entry },
  );
const BY_TEXT: ReadonlyMap<string, readonly string[]> = groupByText(PARTICLES);

/** Longest chain that can be a particle, 들 included: nothing further needs to be read. */
export const LONGEST_PARTICLE =
  PARTICLES.reduce((longest, particle) => Math.max(longest, particle.text.length), 0) + PLURAL.length;

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** True when `rest` (the part of a Hangul run after a noun that ends in `lastSyllable`) is wholly one particle chain. */
export function isParticle(rest: string, lastSyllable: string): boolean {
  if (fits(rest, lastSyllable)) return true;
  return rest.startsWith(PLURAL) && (rest === PLURAL || fits(rest.slice(PLURAL.length), PLURAL));
}

function fits(rest: string, lastSyllable: string): boolean {
  const final = (lastSyllable.charCodeAt(0) - FIRST_SYLLABLE) % FINALS;
  return (BY_TEXT.get(rest) ?? []).some((after) => {
    if (after === '+') return final !== 0;
    if (after === '-') return final === 0;
    return after === '' || final === 0 || final === FINAL_RIEUL;
  });
}

function groupByText(particles: readonly Particle[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { text, after } of particles) groups.set(text, [...(groups.get(text) ?? []), after]);
  return groups;
}
