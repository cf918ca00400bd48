import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type Fault, toFault } from '../base/index.ts';
import type { Caller, Scope, Tool } from '../tools/index.ts';
import { INSTRUCTIONS } from './instructions.ts';
import type { ToolHost } from './tool-host.ts';
import { VERSION } from './version.ts';

export interface McpServerOptions {
  /** Scopes of the client, from configuration or a person's grant; never from its arguments. */
  readonly grants: readonly Scope[];
  /** Who is served, as the audit shows it. */
  readonly client?: string;
  readonly kind?: Caller['kind'];
}

/**
 * One MCP server for one connection, over one shared ledger: state is in the ledger, not in the session.
 * A tool's fault is a result with `isError` and `{error: {code, message, hint}}`; an unknown tool is a protocol error.
 */
export function createMcpServer(host: ToolHost, options: McpServerOptions): Server {
  const caller: Caller = {
    kind: options.kind ?? 'mcp',
    name: options.client ?? 'mcp client',
    scopes: new Set(options.grants),
  };
  const server = new Server(
    { name: 'skope', title: 'skope: personal news ledger', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: host.toolsFor(caller).map(listed) as never }));
  server.setRequestHandler('tools/call', async (request, ctx) => {
    const { name, arguments: args } = request.params;
    const tool = host.toolsFor(caller).find((offered) => offered.name === name);
    if (!tool) {
      // The call still takes the one path, so that the refusal is recorded.
      const fault = await host.call(name, args, caller).then(() => undefined, toFault);
      if (fault?.code === 'SCOPE_MISSING' || fault?.code === 'TOOL_DENIED') return errorResult(fault);
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        fault?.message ?? `There is no tool "${name}".`,
      );
    }
    const result = await callTool(host, tool, args ?? {}, caller, ctx);
    return server.projectCallToolResult(result, tool.output_schema);
  });
  return server;
}

function listed(tool: Tool): Record<string, unknown> {
  const { costHint: _cost, notifyHint: _notify, ...annotations } = tool.annotations;
  return {
    name: tool.name,
    ...(annotations.title !== undefined && { title: annotations.title }),
    description: tool.description,
    inputSchema: tool.input_schema,
    ...(tool.output_schema && { outputSchema: tool.output_schema }),
    annotations,
  };
}

async function callTool(
  host: ToolHost,
  tool: Tool,
  args: unknown,
  caller: Caller,
  ctx: ServerContext,
): Promise<CallToolResult> {
  const reporter = progressReporter(ctx);
  try {
    const output = await host.call(tool.name, args, caller, {
      signal: ctx.mcpReq.signal,
      progress: reporter.report,
    });
    await reporter.sent();
    return {
      content: [{ type: 'text', text: output.text }],
      ...(output.structured && !output.is_error && { structuredContent: output.structured }),
      ...(output.is_error && { isError: true }),
    };
  } catch (thrown) {
    await reporter.sent();
    return errorResult(toFault(thrown));
  }
}

/** `structuredContent` is left out on errors: some clients validate it against the output schema all the same. */
function errorResult({ code, message, hint }: Fault): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify({ error: { code, message, hint } }) }],
  };
}

/** Progress only with the client's own token, and all of it before the result: a late one has cost clients their connection. */
function progressReporter(ctx: ServerContext): {
  readonly report: ((done: number, total: number, message?: string) => void) | undefined;
  sent(): Promise<void>;
} {
  const progressToken = ctx.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return { report: undefined, sent: async () => undefined };
  let sending: Promise<void> = Promise.resolve();
  let ended = false;
  return {
    report: (progress, total, message) => {
      if (ended) return;
      const params = { progressToken, progress, total, ...(message !== undefined && { message }) };
      sending = sending.then(() => ctx.mcpReq.notify({ method: 'notifications/progress', params }));
    },
    sent: () => {
      ended = true;
      return sending;
    },
  };
}
