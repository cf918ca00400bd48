/** Starts the prebuilt worker that stands beside this module in the package. */
export function startWorker(): Worker {
  return new Worker(new URL('../worker/main.js', import.meta.url), { type: 'module', name: 'skope' });
}
