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
  'delay wait sleep slow long',
  'task operation job',
  'place location live where',
  'set update change configure',
  'record save store add',
  'dump export read',
  'simulate demo example',
  'current now latest today',
  'number count amount',
  'text string content',
  'url link address web page',
  'chart graph plot diagram',
  'copy duplicate clone',
  'upload send put',
  'download fetch get',
  'error fault failure problem',
  'user person people account',
  'log logging trace',
  'test check verify validate',
  'statistics stats metrics',
  'several multiple many all',
  'issue ticket bug',
];

/** What a shell calls it: finds the words, not the other way round. */
const COMMANDS: readonly string[] = [
  'mkdir create directory',
  'ls list directory',
  'cat read file',
  'rm delete file',
  'mv move file',
  'cp copy file',
  'grep search',
  'stat file info',
  'touch create file',
  'sed edit file',
  'tree directory tree',
  'pwd current directory',
  'curl fetch url',
  'wget download url',
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
  for (const line of COMMANDS) {
    const [command = '', ...words] = line.split(' ').map(stem);
    synonyms.set(command, [...(synonyms.get(command) ?? []), ...words]);
  }
  return synonyms;
}
