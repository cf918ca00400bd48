/** What a screen shows of a fault. */
export interface ShownFault {
  readonly code: string;
  readonly message: string;
}

export function shownFault(thrown: unknown): ShownFault {
  if (thrown instanceof Error) {
    const { code } = thrown as Error & { code?: unknown };
    return { code: typeof code === 'string' ? code : 'INTERNAL', message: thrown.message };
  }
  return { code: 'INTERNAL', message: String(thrown) };
}
