import { build } from 'vite';

/** Builds the worker once for all browser tests: unbundled, each of the many workers would load 450 modules. */
export default async function buildWorker(): Promise<void> {
  await build({
    mode: 'worker',
    logLevel: 'error',
    build: {
      outDir: 'node_modules/.cache/skope-worker',
      emptyOutDir: true,
      // Vitest rewrites every `import()` that it serves to go by its runner, which a worker does not have.
      rolldownOptions: {
        output: {
          banner: 'globalThis.__vitest_browser_runner__ ??= { wrapDynamicImport: (load) => load() };',
        },
      },
    },
  });
}
