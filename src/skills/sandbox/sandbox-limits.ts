import { DEFAULT_LIMITS, MAX_DEADLINE_MS, type SandboxLimits } from './sandbox-runner.ts';

const WASM_PAGE = 65_536;
/** The engine's own data and its smallest heap; it cannot start with less. */
const SMALLEST_MEMORY = 16 * 1024 * 1024;

/** Limits as they will hold: defaults filled in, and each within what the sandbox can promise. */
export function settleLimits(wished: Partial<SandboxLimits> = {}): SandboxLimits {
  const limits = { ...DEFAULT_LIMITS, ...wished };
  return {
    ...limits,
    deadline_ms: clamp(limits.deadline_ms, 1, MAX_DEADLINE_MS),
    memory_bytes:
      Math.floor(clamp(limits.memory_bytes, SMALLEST_MEMORY, 256 * 1024 * 1024) / WASM_PAGE) * WASM_PAGE,
    stack_bytes: clamp(limits.stack_bytes, 64 * 1024, 1024 * 1024),
    json_depth: clamp(limits.json_depth, 1, 500),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, Math.floor(value))) : low;
}
