// What of the skills needs a file system; a runtime-neutral entry imports `index.ts` only.
export { type AddedSkill, type AddSkillOptions, addSkill, skillFolderOf } from './add-skill-node.ts';
export { readSkillEntries } from './read-entries-node.ts';
export { nodeSandbox } from './sandbox/runner-node.ts';
export { type SkillPlacesOptions, skillPlaces } from './skill-places-node.ts';
export { createNodeSource } from './skill-source-node.ts';
export { createNodeTrustStore } from './trust-store-node.ts';
export { type ValidatedFolder, validateSkillFolder } from './validate-folder-node.ts';
