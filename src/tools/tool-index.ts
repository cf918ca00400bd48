import { isObject } from './json-pointer.ts';
import { SYNONYMS } from './search-synonyms.ts';
import { STOP_WORDS, searchTerms } from './search-terms.ts';
import type { Tool } from './tool.ts';

/** BM25 with the usual constants (Robertson and Zaragoza 2009), over fields that weigh differently (BM25F). */
const K1 = 1.2;
const B = 0.75;
const WEIGHTS = { name: 3, description: 1, argument: 0.6, argument_description: 0.3, category: 0.5 } as const;
const SYNONYM_WEIGHT = 0.35;
const PREFIX_WEIGHT = 0.5;

interface Postings {
  readonly documents: number[];
  readonly frequencies: number[];
}

/** An inverted index over names, descriptions, argument names and their descriptions of one list of tools. */
export class ToolIndex {
  readonly tools: readonly Tool[];
  readonly #postings = new Map<string, Postings>();
  readonly #lengths: Float64Array;
  readonly #byName = new Map<string, number[]>();
  #averageLength = 1;
  #sortedTerms: string[] | undefined;

  constructor(tools: readonly Tool[]) {
    this.tools = tools;
    this.#lengths = new Float64Array(tools.length);
    for (const [document, tool] of tools.entries()) this.#addTool(document, tool);
    const total = this.#lengths.reduce((sum, length) => sum + length, 0);
    this.#averageLength = tools.length === 0 ? 1 : Math.max(1, total / tools.length);
  }

  /** Whether the index was made of exactly these tools, in this order. */
  covers(tools: readonly Tool[]): boolean {
    return tools.length === this.tools.length && tools.every((tool, index) => tool === this.tools[index]);
  }

  /** Best first; ties keep the order of the tools. Lazy, so that a caller may skip what it must not see. */
  *search(query: string): Generator<Tool> {
    const scores = this.#score(query);
    const exact = new Set(this.#byName.get(nameKey(query)) ?? []);
    const found = [...scores.keys(), ...[...exact].filter((document) => !scores.has(document))];
    const rank = (document: number): number =>
      exact.has(document) ? Number.POSITIVE_INFINITY : (scores.get(document) ?? 0);
    found.sort((a, b) => (rank(a) === rank(b) ? a - b : rank(b) - rank(a)));
    for (const document of found) {
      const tool = this.tools[document];
      if (tool !== undefined) yield tool;
    }
  }

  #addTool(document: number, tool: Tool): void {
    const frequencies = new Map<string, number>();
    for (const [text, weight] of fieldsOf(tool)) {
      for (const term of searchTerms(text)) frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
    }
    let length = 0;
    for (const [term, frequency] of frequencies) {
      length += frequency;
      const postings = this.#postings.get(term) ?? { documents: [], frequencies: [] };
      postings.documents.push(document);
      postings.frequencies.push(frequency);
      this.#postings.set(term, postings);
    }
    this.#lengths[document] = length;
    for (const name of new Set([nameKey(tool.name), nameKey(tool.original_name ?? tool.name)])) {
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), document]);
    }
  }

  #score(query: string): Map<number, number> {
    const scores = new Map<number, number>();
    for (const [term, weight] of this.#queryTerms(query)) {
      const postings = this.#postings.get(term);
      if (postings === undefined) continue;
      const count = postings.documents.length;
      const idf = Math.log(1 + (this.tools.length - count + 0.5) / (count + 0.5));
      for (const [position, document] of postings.documents.entries()) {
        const frequency = postings.frequencies[position] ?? 0;
        const length = (this.#lengths[document] ?? 0) / this.#averageLength;
        const gain = (weight * idf * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * length));
        scores.set(document, (scores.get(document) ?? 0) + gain);
      }
    }
    return scores;
  }

  /** The terms of the query at full weight, then synonyms, and for unknown words the terms that begin with them. */
  #queryTerms(query: string): Map<string, number> {
    const all = [...new Set(searchTerms(query.slice(0, 1_000)))];
    const telling = all.filter((term) => !STOP_WORDS.has(term));
    const terms = (telling.length > 0 ? telling : all).slice(0, 32);
    const weights = new Map<string, number>(terms.map((term) => [term, 1]));
    for (const term of terms) {
      for (const synonym of SYNONYMS.get(term) ?? [])
        if (!weights.has(synonym)) weights.set(synonym, SYNONYM_WEIGHT);
      if (this.#postings.has(term) || [...term].length < 3) continue;
      for (const longer of this.#termsFrom(term))
        if (!weights.has(longer)) weights.set(longer, PREFIX_WEIGHT);
    }
    return weights;
  }

  #termsFrom(prefix: string): string[] {
    this.#sortedTerms ??= [...this.#postings.keys()].sort();
    const terms = this.#sortedTerms;
    let low = 0;
    for (let high = terms.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (
      let term = terms[low];
      term?.startsWith(prefix) === true && found.length < 20;
      term = terms[low + found.length]
    )
      found.push(term);
    return found;
  }
}

/** Texts of a tool with their weights; argument names two levels deep, as nested ones tell as much. */
function* fieldsOf(tool: Tool): Generator<readonly [string, number]> {
  yield [tool.name, WEIGHTS.name];
  if (tool.original_name !== undefined && !tool.name.endsWith(tool.original_name))
    yield [tool.original_name, WEIGHTS.name];
  yield [tool.annotations.title ?? '', WEIGHTS.description];
  yield [tool.description.slice(0, 4_000), WEIGHTS.description];
  yield [tool.category, WEIGHTS.category];
  yield* argumentsOf(tool.input_schema, 0);
}

function* argumentsOf(schema: unknown, depth: number): Generator<readonly [string, number]> {
  const properties = isObject(schema) ? schema['properties'] : undefined;
  if (!isObject(properties) || depth > 2) return;
  for (const [name, property] of Object.entries(properties).slice(0, 100)) {
    yield [name, WEIGHTS.argument];
    if (!isObject(property)) continue;
    const description = property['description'];
    if (typeof description === 'string') yield [description.slice(0, 500), WEIGHTS.argument_description];
    yield* argumentsOf(property, depth + 1);
    yield* argumentsOf(property['items'], depth + 1);
  }
}

function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
