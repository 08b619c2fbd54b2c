import type * as z from 'zod/mini';

/** Something that travels: a schema that parses it and names it. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/** What an endpoint is. Replies are keyed by status; a status that is not declared is never answered. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** OpenAPI's form: `/api/roi-calculation/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema<Record<string, string>>;
  readonly body?: Schema;
  readonly replies: { readonly [status: number]: Schema };
  /** The status whose reply sets the visitor's cookie (S4). */
  readonly setsCookie?: number;
}

export type BodyOf<E extends Endpoint> = E['body'] extends Schema<infer T> ? T : undefined;
export type ParamsOf<E extends Endpoint> =
  E['params'] extends Schema<infer T> ? T : Record<string, never>;

/** Every reply the endpoint declares, as a union over its statuses. */
export type ReplyOf<E extends Endpoint> = {
  [S in keyof E['replies'] & number]: {
    status: S;
    body: z.output<E['replies'][S]>;
    headers?: Record<string, string>;
  };
}[keyof E['replies'] & number];

/** The body of the endpoint's success. */
export type SuccessOf<E extends Endpoint> = Extract<
  ReplyOf<E>,
  { status: 200 | 201 | 202 }
>['body'];
