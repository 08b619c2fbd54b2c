/** Serves the Model Context Protocol on standard input and output, without limits. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { attemptTool } from '../backend/agents/tools/callTool.ts';
import { publicUrlOf } from '../server/configuration/environment.ts';
import { createMcpServer } from '../server/mcp/createMcpServer.ts';
import { systemClock } from '../server/ports.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run -s mcp

Serves the tools of docs/programs.md to an assistant that starts this command. Links open at
PUBLIC_URL, or else at http://localhost:PORT.`;

await runCommand(usage, async (args) => {
  if (args.length > 0) return null;
  const publicUrl = publicUrlOf(process.env);
  serveStdio(() =>
    createMcpServer({
      call: async (name, asked) => attemptTool(name, asked, { now: systemClock.now(), publicUrl }),
      // Standard output is the protocol's.
      onFailure: console.error,
    }),
  );
  return 0;
});
