// Runs the tests with the Chromium that set-up found. `--soak` plays the long repetitions; other arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const soak = process.argv.includes('--soak');
const rest = process.argv.slice(2).filter((argument) => argument !== '--soak');
const chromium = findChromium();
const env = {
  ...process.env,
  ...(chromium && { CHROME_PATH: chromium }),
  ...(soak && { SKOPE_SOAK: '1' }),
};
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const result = spawnSync(process.execPath, [vitest, 'run', ...rest], { cwd: root, stdio: 'inherit', env });
process.exit(result.status ?? 1);
