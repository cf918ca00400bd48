import { stem } from './search-terms.ts';

/** What people and tool authors call the same thing. A word of a group finds the others at a lower weight. */
const GROUPS: readonly string[] = [
  'folder directory dir',
  'delete remove erase forget drop',
  'create make new',
  'find search look lookup query',
  'show list get read view display fetch open',
  'rename move',
  'write save store put',
  'edit change modify update replace alter',
  'picture image photo',
  'sum add plus total',
  'relation link connection',
  'connect link join relation',
  'hide mute silence block ignore',
  'stop mute off disable',
  'run execute start launch',
  'undo revert back restore',
  'send post notify message',
  'repeat echo',
  'compress zip gzip archive',
  'variable env environment',
  'document file',
  'fact observation note',
  'person entity',
  'merge link join combine',
  'size bytes large big',
  'allowed permitted access',
  'modified changed date time metadata info',
  'keyword interest topic axis',
  'outlet source publisher',
  'article news headline story',
  'why explain reason',
  'publish save release',
  'stale old unused',
  'memory remember recall',
  'mail email',
  'delay wait sleep long',
  'statistics stats metrics',
  'several multiple many all',
  'issue ticket bug',
];

/** Stemmed term → terms that mean about the same. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = collect();

function collect(): Map<string, readonly string[]> {
  const synonyms = new Map<string, string[]>();
  for (const group of GROUPS) {
    const words = group.split(' ').map(stem);
    for (const word of words)
      synonyms.set(word, [...(synonyms.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return synonyms;
}
