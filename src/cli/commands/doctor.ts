import { existsSync, statSync } from 'node:fs';
import process from 'node:process';
import { MIGRATIONS } from '../../app/index.ts';
import { defaultLedgerPath, readSettings, settingsPath, tavilyKey } from '../../app/settings-file-node.ts';
import { toFault } from '../../base/index.ts';
import { type Command, stringOption } from '../command.ts';
import { withSkope } from '../with-skope.ts';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  summary: 'Checks Node, the ledger file, the settings and the profile.',
  run: async (context) => {
    const path = stringOption(context, 'db') ?? defaultLedgerPath();
    const findings = [
      { check: 'Node', ok: true, detail: process.versions.node },
      settingsFinding(),
      ...(existsSync(path)
        ? [fileFinding(path), ...(await ledgerFindings(context))]
        : [
            {
              check: 'ledger',
              ok: true,
              detail: `${path} does not exist yet; the first command that writes makes it`,
            },
          ]),
    ];
    context.output.answer(findings, () => {
      for (const { check, ok, detail } of findings)
        context.output.text(`${ok ? 'ok     ' : 'PROBLEM'} ${check}: ${detail}`);
    });
    if (findings.some((finding) => !finding.ok)) process.exitCode = 1;
  },
};

function settingsFinding(): Finding {
  try {
    readSettings();
    return {
      check: 'settings',
      ok: true,
      detail: `${settingsPath()}; Tavily key ${tavilyKey() ? 'set' : 'not set'}`,
    };
  } catch (thrown) {
    return { check: 'settings', ok: false, detail: toFault(thrown).message };
  }
}

function fileFinding(path: string): Finding {
  const mode = statSync(path).mode & 0o777;
  const open = process.platform !== 'win32' && (mode & 0o077) !== 0;
  return {
    check: 'file',
    ok: !open,
    detail: open ? `${path} can be read by others (mode ${mode.toString(8)}): run chmod 600 on it` : path,
  };
}

async function ledgerFindings(context: Parameters<Command['run']>[0]): Promise<Finding[]> {
  try {
    return await withSkope(context, async (_skope, { db }) => {
      const integrity = db
        .all<{ integrity_check: string }>('PRAGMA integrity_check')
        .map((row) => row.integrity_check);
      const count = (table: string): number =>
        db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
      return [
        { check: 'integrity', ok: integrity.join() === 'ok', detail: integrity.slice(0, 3).join('; ') },
        { check: 'schema', ok: true, detail: `version ${MIGRATIONS.length}` },
        {
          check: 'contents',
          ok: true,
          detail: `${count('article')} articles, ${count('read_log')} read marks, ${count('axis')} axes`,
        },
      ];
    });
  } catch (thrown) {
    const { code, message } = toFault(thrown);
    return [{ check: 'ledger', ok: false, detail: `${code}: ${message}` }];
  }
}
