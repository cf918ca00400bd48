/** What the tools of skills do, apart from their schemas: loaded with the first call. */
export { executeCloudSkill, recallCloudSkill, saveCloudSkill } from '../skills/index.ts';
