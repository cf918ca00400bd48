export { createMcpServer, type McpServerOptions } from './create-mcp-server.ts';
export { INSTRUCTIONS } from './instructions.ts';
export { serveStdio } from './serve-stdio-node.ts';
export type { ToolHost } from './tool-host.ts';
export { VERSION } from './version.ts';
