import process from 'node:process';

/** Older supported Nodes warn once that their SQLite is experimental; the person can do nothing about it. Other warnings stay. */
export function quietSqliteWarning(): void {
  const emit = process.emitWarning.bind(process) as (...args: unknown[]) => void;
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) => {
    const text = typeof warning === 'string' ? warning : warning.message;
    if (!text.startsWith('SQLite is an experimental feature')) emit(warning, ...rest);
  }) as typeof process.emitWarning;
}
