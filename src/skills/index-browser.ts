// What of the skills needs a browser; a runtime-neutral entry imports `index.ts` only.
export { browserSandbox } from './sandbox/runner-browser.ts';
