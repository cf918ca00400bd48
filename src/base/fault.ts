import { FAULT_CODES, type FaultCode } from './fault-codes.ts';

export interface FaultDetails {
  /** What to do next, in one sentence, where the message does not already say it. */
  readonly hint?: string;
  readonly cause?: unknown;
}

/** The one error class of skope: a stable `code`, and a message that says what happened and what to do. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly hint: string;

  constructor(code: FaultCode, message: string, details: FaultDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Fault';
    this.code = code;
    this.hint = details.hint ?? FAULT_CODES[code];
  }
}

/** Any thrown value as a Fault; what is not one already becomes `INTERNAL` with its message. */
export function toFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new Fault('INTERNAL', message, { cause: thrown });
}
