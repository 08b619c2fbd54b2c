import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Context, Middleware } from 'koa';
import { attemptTool, type ToolOutcome } from '../../backend/agents/callTool.ts';
import { mcpPath } from '../../backend/agents/documents.ts';
import { busyRetryAfterSeconds } from '../../backend/handlers/estimates.ts';
import { countEstimates } from '../../backend/limits.ts';
import { EstimatorBusy, type Ports } from '../../backend/ports.ts';
import { type ToolName, tools } from '../../contract/agents/tools.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { isTooDeep, tooDeepText } from '../../contract/nesting.ts';
import { maxFormBytes, type RequestOrigin } from '../../contract/requestLimits.ts';
import type { ToolCaller } from '../estimates/createEstimator.ts';
import { HttpProblem } from '../http/problems.ts';
import { type bodyPace, readBody } from '../http/uploads.ts';
import type { Log } from '../logging/log.ts';
import type { Build } from '../page/build.ts';
import { createMcpServer, type McpHost } from './createMcpServer.ts';

interface McpPorts extends Pick<Ports, 'clock' | 'counters' | 'hash' | 'publicUrl'> {
  callTool: ToolCaller;
  build: Pick<Build, 'mcpAppHtml'>;
  log: Log;
}

/**
 * Serves the Model Context Protocol: the revision 2026-07-28, which has no sessions, and earlier
 * ones without a session. Pages of other sites are refused before, as for every post (decision
 * 0265). Estimates count towards the limits of the API.
 *
 * @param requestOrigin - Whom the limits count a request for.
 */
export function mcp(
  { callTool, clock, publicUrl, build, log, ...counting }: McpPorts,
  {
    requestOrigin,
    pace,
  }: { requestOrigin: (ctx: Context) => RequestOrigin; pace: typeof bodyPace },
): Middleware {
  /** Calls a tool whose estimates are counted; those of a refused call are taken back. */
  async function call(name: ToolName, asked: unknown, origin: RequestOrigin): Promise<ToolOutcome> {
    // No thread takes a value of any depth.
    if (isTooDeep(asked)) return { refusal: `the arguments: ${tooDeepText}.` };
    const { estimates } = tools[name];
    const now = clock.now();
    if (estimates === 0) return attemptTool(name, asked, { now, publicUrl });
    const counted = await countEstimates({ ...counting, log }, origin, estimates);
    if (counted.refusal) return { refusal: counted.refusal.body.detail };
    const outcome = await callTool(name, asked, now, origin).catch((error: unknown) => {
      if (!(error instanceof EstimatorBusy)) throw error;
      return { refusal: refusalDetails.estimatesBusy(busyRetryAfterSeconds) };
    });
    if ('refusal' in outcome) await counted.refund(estimates);
    return outcome;
  }

  return async (ctx, next) => {
    if (ctx.path !== mcpPath) return next();
    ctx.state.route = 'mcp';
    if (ctx.method !== 'POST') {
      throw new HttpProblem(405, refusalDetails.wrongMethod('POST'), { Allow: 'POST' });
    }
    const body = await readBody(ctx.req, { limit: maxFormBytes, pace });
    const host: McpHost = {
      call: (name, asked) => call(name, asked, requestOrigin(ctx)),
      onFailure: (err) => log.error({ err, requestId: ctx.state.requestId }, 'MCP tool failed'),
      resultCardHtml: build.mcpAppHtml,
    };
    const handler = createMcpHandler(() => createMcpServer(host), {
      // Nothing changes while the server runs, so there is nothing to subscribe to.
      maxSubscriptions: 0,
      onerror: (err) => log.debug({ err }, 'MCP request refused'),
    });
    const headers = Object.entries(ctx.headers).filter(([name]) => protocolHeader.test(name));
    const response = await handler.fetch(
      new Request(new URL(mcpPath, publicUrl), {
        method: 'POST',
        headers: headers.map(([name, value]) => [name, String(value)]),
        body,
      }),
    );
    ctx.status = response.status;
    ctx.set({ ...Object.fromEntries(response.headers), 'Cache-Control': 'no-store' });
    ctx.body = Buffer.from(await response.arrayBuffer());
  };
}

/** The headers that the protocol reads. */
const protocolHeader = /^(accept|content-type|mcp-.+)$/;
