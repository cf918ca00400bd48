import type { Caller, Tool, ToolOutput } from '../tools/index.ts';

/** What a door into skope needs: the tools of a caller, and the one path to call them. */
export interface ToolHost {
  toolsFor(caller: Caller): readonly Tool[];
  call(
    name: string,
    args: unknown,
    caller: Caller,
    options?: {
      readonly signal?: AbortSignal | undefined;
      readonly progress?: ((done: number, total: number, message?: string) => void) | undefined;
    },
  ): Promise<ToolOutput>;
}
