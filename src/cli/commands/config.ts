import process from 'node:process';
import { readSettings, settingsPath, writeSettings } from '../../app/settings-file-node.ts';
import { type Command, UsageError } from '../command.ts';

export const configSet: Command = {
  name: 'config set',
  usage: 'tavily-key <key>',
  summary: 'Sets the Tavily key that `scan` uses (kept in config.json, for you only).',
  arguments: [2, 2],
  run: async ({ positionals, output }) => {
    const [name, value = ''] = positionals;
    if (name !== 'tavily-key') throw new UsageError(`There is no setting "${name}"; there is: tavily-key.`);
    writeSettings({ tavily_api_key: value.trim() });
    output.answer({ set: name }, () => output.text(`Set ${name} in ${settingsPath()}.`));
  },
};

export const configShow: Command = {
  name: 'config show',
  usage: '',
  summary: 'Shows the settings, secrets redacted.',
  run: async ({ output }) => {
    const fromFile = readSettings().tavily_api_key;
    const fromEnvironment = process.env['SKOPE_TAVILY_API_KEY'];
    const source = fromEnvironment ? 'SKOPE_TAVILY_API_KEY' : fromFile ? settingsPath() : 'not set';
    const shown = { tavily_key: redact(fromEnvironment || fromFile), from: source };
    output.answer(shown, () => output.text(`tavily-key: ${shown.tavily_key} (${source})`));
  },
};

function redact(key: string | undefined): string {
  return key ? `••••${key.length > 12 ? key.slice(-4) : ''}` : '(none)';
}
