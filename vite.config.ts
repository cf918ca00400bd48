import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { precache } from './web/precache-plugin.ts';

/**
 * Two builds of one house:
 * `vite build --mode worker` makes `dist/worker/main.js`, self-contained, with `sqlite3.wasm` beside it (entry `skope/worker`);
 * `vite build` makes the pages in `dist/web`, with a worker of their own under hashed names.
 */
export default defineConfig(({ mode }) => (mode === 'worker' ? workerBuild() : webBuild()));

const SHARED = {
  base: './',
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} satisfies UserConfig;

/** Inlining would write the public suffix list, one string of 50 kB, at each of its three uses. */
const OPTIMIZATION = { inlineConst: false } as const;

function workerBuild(): UserConfig {
  return {
    ...SHARED,
    plugins: [slimSqlite(), plainImports()],
    publicDir: false,
    build: {
      outDir: 'dist/worker',
      // Type declarations stand in the same folder.
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      reportCompressedSize: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'worker/main.ts',
        optimization: OPTIMIZATION,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: 'chunk-[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  };
}

function webBuild(): UserConfig {
  return {
    ...SHARED,
    plugins: [ownWorker(), precache()],
    worker: { format: 'es', plugins: () => [slimSqlite()], rolldownOptions: { optimization: OPTIMIZATION } },
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: { input: ['index.html'] },
    },
  };
}

/** SQLite WASM names two more workers, for VFSs that skope does not use: without the names, 74 kB gzip less. */
export function slimSqlite(): Plugin {
  return {
    name: 'skope:slim-sqlite',
    enforce: 'pre',
    transform(code, id) {
      if (!/sqlite-wasm[\\/]dist[\\/]index\.mjs/.test(id)) return null;
      return {
        code: code.replace(
          /new URL\("(?:sqlite3-worker1\.mjs|sqlite3-opfs-async-proxy\.js)", import\.meta\.url\)/g,
          '""',
        ),
        map: null,
      };
    },
  };
}

/** A worker has no document and no window for Vite's preloading: it just imports. */
export function plainImports(): Plugin {
  return {
    name: 'skope:plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/** In the package the worker stands at `../worker/main.js` beside `dist/browser`; from the sources it is built here. */
export function ownWorker(): Plugin {
  return {
    name: 'skope:own-worker',
    enforce: 'pre',
    transform(code, id) {
      if (!/src[\\/]browser[\\/]start-worker\.ts/.test(id)) return null;
      return { code: code.replace("'../worker/main.js'", "'../../worker/main.ts'"), map: null };
    },
  };
}
