import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = new URL('./service-worker.ts', import.meta.url);
const SCRIPT = 'service-worker.js';

/** After the build: writes `service-worker.js` with the list of every file of the build, named by one hash over all of them. */
export function precache(): Plugin {
  let outDir = '';
  let written = false;
  return {
    name: 'skope:precache',
    apply: 'build',
    config: () => ({ publicDir: 'web/public' }),
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      written = true;
    },
    closeBundle: {
      order: 'post',
      handler: async () => {
        // The build says itself why it wrote nothing; a fault from here would take the place of that.
        if (!written) return;
        const files = listFiles(outDir);
        const hash = createHash('sha256');
        for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(outDir, file)));
        const list = { build: hash.digest('hex').slice(0, 16), files: files.map((file) => `./${file}`) };
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE.pathname);
        writeFileSync(join(outDir, SCRIPT), `const __PRECACHE__ = ${JSON.stringify(list)};\n${code}`);
      },
    },
  };
}

/** Sorted, so that the same build has the same hash. The manifest of vite and the script itself are not served to the page. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.startsWith('.vite/') && file !== SCRIPT)
    .sort();
}
