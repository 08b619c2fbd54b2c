import type * as z from 'zod/mini';

/** A schema of a request or a response. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/**
 * An endpoint of the HTTP API. Responses are keyed by status; no other status is ever returned. The
 * body of a 304 is null, and hosts send none.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** OpenAPI's form: `/api/roi-calculation/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema<Record<string, string>>;
  readonly body?: Schema;
  readonly responses: { readonly [status: number]: Schema };
  /** The status whose response sets the visitor's cookie (S4). */
  readonly setsCookie?: number;
  /** A POST that only asks, so that a repeat needs no idempotency key (S7). */
  readonly storesNothing?: true;
  /**
   * Of JSON Lines: what a line of the request is, and what the line that answers it is. `body` is
   * the text of all lines, and the response streams texts.
   */
  readonly lines?: { readonly request: Schema; readonly response: Schema };
}

export type BodyOf<E extends Endpoint> = E['body'] extends Schema<infer T> ? T : undefined;
export type ParamsOf<E extends Endpoint> =
  E['params'] extends Schema<infer T> ? T : Record<string, never>;

/** Every response that the endpoint declares, as a union over its statuses. */
export type ResponseOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: {
    status: S;
    body: z.output<E['responses'][S]>;
    headers?: Record<string, string>;
    /** The lead that the response is about, for the host's log; it is not sent. */
    leadId?: string;
  };
}[keyof E['responses'] & number];

/** The body of the endpoint's successful response. */
export type SuccessOf<E extends Endpoint> = Extract<
  ResponseOf<E>,
  { status: 200 | 201 | 202 }
>['body'];
