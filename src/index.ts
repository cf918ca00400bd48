export { createSkope, localCaller, type Skope } from './app/index.ts';
export { FAULT_CODES, Fault, type FaultCode } from './base/index.ts';
export type { Axis, Impact, Profile, Seed, UserContext } from './core/index.ts';
export * from './tools/index.ts';
