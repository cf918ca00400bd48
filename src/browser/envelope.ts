import { Fault, type FaultCode, toFault } from '../base/index.ts';

/** What crosses between page, worker and tabs: thrown errors would lose their code on the way. */
export type Envelope<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: FaultCode; readonly message: string; readonly hint: string };

/** Runs the work and puts its value or its fault into an envelope; never rejects. */
export async function seal<T>(work: () => T | Promise<T>): Promise<Envelope<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (thrown) {
    return sealFault(thrown);
  }
}

export function sealFault(thrown: unknown): Envelope<never> {
  const { code, message, hint } = toFault(thrown);
  return { ok: false, code, message, hint };
}

/** The value, or the fault thrown again on this side. */
export function unseal<T>(envelope: Envelope<T>): T {
  if (envelope.ok) return envelope.value;
  throw new Fault(envelope.code, envelope.message, { hint: envelope.hint });
}
