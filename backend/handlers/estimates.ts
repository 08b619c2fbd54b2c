import { openEstimateSchema } from '../../contract/document/estimateSchema.ts';
import { parseSent } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import type { Language } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import { problem, tryLater } from '../../contract/problem.ts';
import { rateCard as currentRateCard } from '../../worker/estimate/rateCard.ts';
import { readAskedNow } from '../askedInputs.ts';
import { countEstimates } from '../limits.ts';
import { keptRateCards, openRateCard } from '../openRateCard.ts';
import { EstimatorBusy, type Handler, type Ports, type RequestContext } from '../ports.ts';
import { refusalIn } from '../visitorTexts.ts';

/** Estimates inputs, and stores nothing. */
export function estimate(ports: Ports): Handler<Contract['estimate']> {
  return async ({ sent, context }) => {
    const now = ports.clock.now();
    const asked = readAskedNow(sent, now, context.language);
    if ('problem' in asked) return asked.problem;
    const { inputs, ...said } = asked;
    const counted = await countEstimates(ports, context);
    if (counted.refusal) return counted.refusal;
    try {
      const estimated = await ports.estimator(inputs, now, context);
      return { status: 200, body: { ...estimated, ...said }, headers: counted.headers };
    } catch (error) {
      if (!(error instanceof EstimatorBusy)) throw error;
      return busy(context.language);
    }
  };
}

/** How many lines of a batch are estimated ahead of the one that is sent. */
const linesAhead = 2;

/**
 * Estimates each line, and stores nothing. Its estimates are counted before the first one, and what
 * is not estimated is taken back: lines that are not valid, and the rest when the client leaves.
 */
export function estimates(ports: Ports): Handler<Contract['estimates']> {
  return async ({ body, sent, context }) => {
    const isList = Array.isArray(sent);
    const lines = body
      .split('\n')
      .map((text, index) => ({ text, line: index + 1 }))
      .filter(({ text }) => text.trim() !== '');
    const { length } = lines;
    const { max } = limits.batchLines;
    if (length === 0) return refusalIn(context.language, ({ noLines }) => problem(400, noLines));
    if (length > max)
      return refusalIn(context.language, (own) => problem(413, own.tooManyLines(max, length)));
    const counted = await countEstimates(ports, context, length);
    if (counted.refusal) return counted.refusal;
    let estimatedCount = 0;

    async function answer({ text, line }: { text: string; line: number }): Promise<string> {
      const answered = await answerLine(ports, text, context);
      if (!('status' in answered)) estimatedCount += 1;
      return `${JSON.stringify('status' in answered ? { ...answered.body, line } : answered)}\n`;
    }

    async function* answers() {
      const ahead: Promise<string>[] = [];
      try {
        for (const line of lines) {
          ahead.push(answer(line));
          if (ahead.length > linesAhead) yield await (ahead.shift() ?? '');
        }
        for (const next of ahead) yield await next;
      } finally {
        await Promise.all(ahead);
        if (estimatedCount < length) await counted.refund(length - estimatedCount);
      }
    }

    const { headers } = counted;
    return isList
      ? { status: 200, body: listOf(answers()), headers: { ...headers, ...jsonHeaders } }
      : { status: 200, body: answers(), headers };
  };
}

const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8' };

/** Writes lines of JSON as a list. */
async function* listOf(lines: AsyncIterable<string>) {
  let before = '[';
  for await (const line of lines) {
    yield before + line.trimEnd();
    before = ',\n';
  }
  yield ']\n';
}

/** Estimates a line of JSON; the response to it where that is not possible. Never rejects. */
async function answerLine({ estimator, clock, log }: Ports, text: string, origin: RequestContext) {
  const now = clock.now();
  const parsed = parseSent(text);
  if ('problem' in parsed) return parsed.problem;
  const asked = readAskedNow(parsed.sent, now, origin.language);
  if ('problem' in asked) return asked.problem;
  const { inputs, ...said } = asked;
  try {
    return { ...(await estimator(inputs, now, origin)), ...said };
  } catch (err) {
    if (err instanceof EstimatorBusy) return busy(origin.language);
    log.error({ err }, 'line of a batch not estimated');
    return refusalIn(origin.language, ({ failed }) => problem(500, failed));
  }
}

/** When a client that found too many estimates waiting may ask again. */
export const busyRetryAfterSeconds = 5;
/** The response to an estimate that was not begun, because too many wait. */
export const busy = (language?: Language) =>
  refusalIn(language, ({ estimatesBusy }) => tryLater(503, busyRetryAfterSeconds, estimatesBusy));

/** Returns the rate card with its evidence. */
export function rateCard({ hash }: Ports): Handler<Contract['rateCard']> {
  return released(hash, openRateCard);
}

/** Returns the rate card of a version, which any cache may keep. */
export function keptRateCard({ hash }: Ports): Handler<Contract['keptRateCard']> {
  const handlers = new Map(
    [...keptRateCards].map(([version, card]) => [version, released(hash, () => card, immutable)]),
  );
  return async ({ params: { version }, context }) => {
    const answer = handlers.get(version);
    if (answer) return answer({ context });
    const kept = [...keptRateCards.keys()];
    return refusalIn(context.language, (own) => problem(404, own.unknownRateCard(kept)));
  };
}

/** Returns the JSON Schema of an estimate. */
export function estimateSchema({ hash }: Ports): Handler<Contract['estimateSchema']> {
  return released(hash, () => openEstimateSchema(currentRateCard.systems.map(({ id }) => id)));
}

/** An hour after a release every client asks again. */
const anHour = 'public, max-age=3600';
const immutable = 'public, max-age=31536000, immutable';

/**
 * Creates the handler of a body that changes only with a release. It is created for the first
 * request; a client that has it gets 304.
 */
function released<Body extends object>(
  hash: Ports['hash'],
  create: () => Body,
  cacheControl = anHour,
) {
  let known: Promise<{ body: Body; etag: string }> | undefined;

  async function load() {
    const body = create();
    const digest = await hash.sha256(JSON.stringify(body), 'base64url');
    return { body, etag: `"${currentRateCard.version}-${digest.slice(0, 22)}"` };
  }

  return async ({ context }: { context: RequestContext }) => {
    known ??= load();
    const { body, etag } = await known;
    const headers = { ETag: etag, 'Cache-Control': cacheControl };
    return isAmong(etag, context.ifNoneMatch)
      ? { status: 304 as const, body: null, headers }
      : { status: 200 as const, body, headers };
  };
}

/** Whether a tag is in an `If-None-Match`, which compares weakly (RFC 9110, 13.1.2). */
function isAmong(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
