export { canonicalJson, compareCodeUnits } from './canonical-json.ts';
export { cleanText, cutText, stripInvisible } from './clean-text.ts';
export { type Clock, DAY_MS, isoTime, utcDay } from './clock.ts';
export { estimateTokens } from './estimate-tokens.ts';
export { Fault, type FaultDetails, toFault } from './fault.ts';
export { FAULT_CODES, type FaultCode } from './fault-codes.ts';
export { sha256Hex, sha256Stream } from './hash.ts';
export type { Outcome } from './outcome.ts';
