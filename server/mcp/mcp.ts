import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Context, Middleware } from 'koa';
import { attemptTool, type ToolOutcome } from '../../backend/agents/callTool.ts';
import { mcpPath } from '../../backend/agents/documents.ts';
import { busyRetryAfterSeconds } from '../../backend/handlers/estimates.ts';
import { countEstimates, type FloodGuard } from '../../backend/limits.ts';
import { EstimatorBusy, type Ports } from '../../backend/ports.ts';
import { type ToolName, tools } from '../../contract/agents/tools.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { maxFormBytes, type RequestOrigin, siteOf } from '../../contract/requestLimits.ts';
import type { ToolCaller } from '../estimates/createEstimator.ts';
import { createFairQueue, QueueFull } from '../http/fairQueue.ts';
import { busyProblem, HttpProblem, writeResponse } from '../http/problems.ts';
import { type bodyPace, readBody } from '../http/uploads.ts';
import type { Log } from '../logging/log.ts';
import type { Build } from '../page/build.ts';
import { createMcpServer, type McpHost } from './createMcpServer.ts';
import { createSharedTexts } from './sharedTexts.ts';

interface McpPorts extends Pick<Ports, 'clock' | 'counters' | 'hash' | 'publicUrl'> {
  callTool: ToolCaller;
  build: Pick<Build, 'mcpAppHtml'>;
  log: Log;
}

/** Calls that one request may make, and bytes of its answer (S16). */
const maxCalls = 10;
const maxAnswerBytes = 1024 * 1024;

/** Requests that are answered at once; estimates of tools wait for their own threads as well. */
export const queueLimits = { running: 4, runningPerKey: 2, waitingPerKey: 1200, waitMs: 15_000 };

/**
 * Serves the Model Context Protocol: the revision 2026-07-28, which has no sessions, and earlier
 * ones without a session. Pages of other sites are refused before, as for every post (decision
 * 0265). Estimates count towards the limits of the API, and each call of a batch is a post
 * (decision 0229).
 *
 * @param requestOrigin - Whom the limits count a request for.
 */
export function mcp(
  { callTool, clock, publicUrl, build, log, ...counting }: McpPorts,
  {
    requestOrigin,
    refuseFlood,
    pace,
  }: {
    requestOrigin: (ctx: Context) => RequestOrigin;
    refuseFlood: FloodGuard;
    pace: typeof bodyPace;
  },
  limits = queueLimits,
): Middleware {
  const sharedTexts = createSharedTexts();
  const enqueue = createFairQueue(limits);

  /** Answers when it is the site's turn. Each answer takes milliseconds, so others come between. */
  async function inTurn<T>(ctx: Context, answer: () => Promise<T>): Promise<T> {
    try {
      return await enqueue(siteOf(requestOrigin(ctx)), async () => {
        await nextTurn();
        return answer();
      });
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw busyProblem(busyRetryAfterSeconds, refusalDetails.estimatesBusy);
    }
  }

  /** Calls a tool whose estimates are counted; those of a refused call are taken back. */
  async function call(name: ToolName, asked: unknown, origin: RequestOrigin): Promise<ToolOutcome> {
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
    ctx.vary('Accept');
    if (ctx.method !== 'POST') {
      throw new HttpProblem(405, refusalDetails.wrongMethod('POST'), { Allow: 'POST' });
    }
    const body = await readBody(ctx.req, { limit: maxFormBytes, pace });
    const calls = callCount(body);
    if (calls > maxCalls) {
      return refuse(ctx, 400, `Send at most ${maxCalls} calls in a batch instead of ${calls}.`);
    }
    // The request itself is counted.
    if (calls > 1) {
      const { refusal } = await refuseFlood(requestOrigin(ctx).addressKey, calls - 1);
      if (refusal) return writeResponse(ctx, refusal);
    }
    const host: McpHost = {
      call: (name, asked) => call(name, asked, requestOrigin(ctx)),
      onFailure: (err) => log.error({ err, requestId: ctx.state.requestId }, 'MCP tool failed'),
      resultCardHtml: build.mcpAppHtml,
      textOf: sharedTexts.tokenOf,
    };
    const handler = createMcpHandler(() => createMcpServer(host), {
      // Nothing changes while the server runs, so there is nothing to subscribe to.
      maxSubscriptions: 0,
      onerror: (err) => log.debug({ err }, 'MCP request refused'),
    });
    const headers = Object.entries(ctx.headers).filter(([name]) => protocolHeader.test(name));
    const request = new Request(new URL(mcpPath, publicUrl), {
      method: 'POST',
      headers: [
        ...headers.map(([name, value]): [string, string] => [name, String(value)]),
        // The protocol's own reader refuses a client that does not accept both.
        ['accept', answerTypes.join(', ')],
      ],
      body,
    });
    const isBatch = body.trimStart().startsWith('[');
    const { response, text } = await inTurn(ctx, async () => {
      const response = await handler.fetch(request);
      return inAskedType(response, await response.text(), isBatch, ctx);
    });
    const parts = sharedTexts.partsOf(text);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    if (length > maxAnswerBytes) {
      return refuse(ctx, 413, 'The answer is larger than 1 MB. Send the calls one by one.');
    }
    ctx.status = response.status;
    ctx.set({ ...Object.fromEntries(response.headers), 'Cache-Control': 'no-store' });
    ctx.body = parts.length === 1 ? parts[0] : Readable.from(parts);
    ctx.length = length;
  };
}

/** The media types of the protocol's answers; a client that names neither gets the first. */
const answerTypes = ['application/json', 'text/event-stream'];

/** Writes an answer in the type that the client accepts; one that accepts both gets it as it is. */
function inAskedType(response: Response, text: string, isBatch: boolean, ctx: Context) {
  const accept = ctx.get('Accept').toLowerCase();
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || text === '' || answerTypes.every((known) => accept.includes(known)))
    return { response, text };
  const asked = ctx.accepts(answerTypes) || 'application/json';
  if (type.startsWith(String(asked))) return { response, text };
  response.headers.set('content-type', String(asked));
  if (asked === 'text/event-stream') return { response, text: `event: message\ndata: ${text}\n\n` };
  const messages = text.split('\n').flatMap((line) => /^data: (.*)$/.exec(line)?.[1] ?? []);
  return { response, text: isBatch ? `[${messages.join(',')}]` : messages.join('') };
}

/** How many calls a body makes; a body that is no JSON is refused by the protocol's own reader. */
function callCount(body: string): number {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed.length : 1;
  } catch {
    return 1;
  }
}

/** Answers a whole request with one error of the protocol. */
function refuse(ctx: Context, status: number, message: string) {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { jsonrpc: '2.0', error: { code: invalidRequest, message }, id: null };
}

/** The code of JSON-RPC for a request that is not valid. */
const invalidRequest = -32_600;

/** The headers that the protocol reads. */
const protocolHeader = /^(content-type|mcp-.+)$/;
