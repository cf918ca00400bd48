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
  /** K1 × (1 − B + B × length / average length), per document. */
  readonly #damping: Float64Array;
  readonly #byName = new Map<string, number[]>();
  #sortedTerms: string[] | undefined;

  constructor(tools: readonly Tool[]) {
    this.tools = tools;
    const lengths = tools.map((tool, document) => this.#addTool(document, tool));
    const average = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, tools.length));
    this.#damping = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / average));
  }

  /** Whether the index was made of exactly these tools, in this order. */
  covers(tools: readonly Tool[]): boolean {
    return tools.length === this.tools.length && tools.every((tool, index) => tool === this.tools[index]);
  }

  /** Best first; ties keep the order of the tools. Lazy, so that a caller may skip what it must not see. */
  *search(query: string): Generator<Tool> {
    const { scores, found } = this.#score(query);
    for (const document of this.#byName.get(nameKey(query)) ?? []) {
      if (scores[document] === 0) found.push(document);
      scores[document] = Number.POSITIVE_INFINITY;
    }
    const goesBefore = (a: number, b: number): boolean => {
      const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
      return difference > 0 || (!(difference < 0) && a < b);
    };
    for (const document of inOrder(found, goesBefore)) {
      const tool = this.tools[document];
      if (tool !== undefined) yield tool;
    }
  }

  /** Returns the weighted length. */
  #addTool(document: number, tool: Tool): number {
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
    for (const name of new Set([nameKey(tool.name), nameKey(tool.original_name ?? tool.name)])) {
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), document]);
    }
    return length;
  }

  /** Score of each document (0: none of the terms), and the documents that have one. */
  #score(query: string): { readonly scores: Float64Array; readonly found: number[] } {
    const scores = new Float64Array(this.tools.length);
    const found: number[] = [];
    for (const [term, weight] of this.#queryTerms(query)) {
      const postings = this.#postings.get(term);
      if (postings === undefined) continue;
      const { documents, frequencies } = postings;
      const idf = Math.log(1 + (this.tools.length - documents.length + 0.5) / (documents.length + 0.5));
      const factor = weight * idf * (K1 + 1);
      for (let position = 0; position < documents.length; position += 1) {
        const document = documents[position] ?? 0;
        const frequency = frequencies[position] ?? 0;
        const before = scores[document] ?? 0;
        if (before === 0) found.push(document);
        scores[document] = before + (factor * frequency) / (frequency + (this.#damping[document] ?? 0));
      }
    }
    return { scores, found };
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

/** A heap: the first few are wanted, sorting all would cost more than scoring them. */
function* inOrder(documents: number[], goesBefore: (a: number, b: number) => boolean): Generator<number> {
  const sink = (from: number): void => {
    for (let parent = from; ; ) {
      let first = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < documents.length && goesBefore(documents[child] ?? 0, documents[first] ?? 0))
          first = child;
      }
      if (first === parent) return;
      [documents[parent], documents[first]] = [documents[first] ?? 0, documents[parent] ?? 0];
      parent = first;
    }
  };
  for (let index = (documents.length >> 1) - 1; index >= 0; index -= 1) sink(index);
  while (documents.length > 0) {
    yield documents[0] ?? 0;
    const last = documents.pop() ?? 0;
    if (documents.length === 0) return;
    documents[0] = last;
    sink(0);
  }
}

function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
