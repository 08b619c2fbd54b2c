/** Serves the Model Context Protocol on standard input and output, without limits. */
import { fileURLToPath } from 'node:url';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { attemptTool } from '../backend/agents/callTool.ts';
import { publicUrlOf } from '../server/configuration/environment.ts';
import { createMcpServer } from '../server/mcp/createMcpServer.ts';
import { readBuild } from '../server/page/build.ts';
import { systemClock } from '../server/ports.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run -s mcp

Serves the tools of docs/api.md to an assistant that starts this command. Links open at
PUBLIC_URL, or else at http://localhost:PORT. The result card is offered once the page is built
(npm run build); until then estimates are texts.`;

await runCommand(usage, async (args) => {
  if (args.length > 0) return null;
  const publicUrl = publicUrlOf(process.env);
  const { mcpAppHtml } = readBuild(fileURLToPath(new URL('../dist', import.meta.url)));
  serveStdio(() =>
    createMcpServer({
      call: async (name, asked) => attemptTool(name, asked, { now: systemClock.now(), publicUrl }),
      // Standard output is the protocol's.
      onFailure: console.error,
      resultCardHtml: mcpAppHtml,
      textOf: (_uri, read) => read(),
    }),
  );
  return 0;
});
