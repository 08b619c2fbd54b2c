import type { Context } from 'koa';
import type { RawResponse } from '../contract/parseRequest.ts';
import {
  type Problem,
  type ProblemStatus,
  problem,
  problemMediaType,
} from '../contract/problem.ts';

/** Thrown by a guard to answer with a Problem at once. */
export class Refusal extends Error {
  readonly reply: RawResponse;

  constructor(status: ProblemStatus, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.name = 'Refusal';
    this.reply = { ...problem(status, detail), headers };
  }
}

/** Write a reply: JSON, with the problem type when it refuses; nothing an API answers is cached. */
export function writeReply(ctx: Context, { status, body, headers = {} }: RawResponse) {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
  ctx.type = status < 400 ? 'application/json' : problemMediaType;
  ctx.body = JSON.stringify(body satisfies unknown | Problem);
}
