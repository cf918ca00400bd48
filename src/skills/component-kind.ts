export const COMPONENT_KINDS = [
  'reference',
  'example',
  'template',
  'document',
  'artifact',
  'script',
] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

const KIND_OF_FOLDER: ReadonlyMap<string, ComponentKind> = new Map([
  ['scripts', 'script'],
  ['references', 'reference'],
  ['examples', 'example'],
  ['templates', 'template'],
  ['assets', 'artifact'],
]);

/** The kind of a file in a skill folder that does not say: by the folder that the specification names, else a document. */
export function kindOfPath(path: string): ComponentKind {
  return KIND_OF_FOLDER.get(path.split('/', 1)[0] ?? '') ?? 'document';
}

export function isComponentKind(value: unknown): value is ComponentKind {
  return COMPONENT_KINDS.some((kind) => kind === value);
}
