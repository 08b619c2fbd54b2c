/** What the mocks know of a request beside its body. */
export interface MockVisit {
  idempotencyKey: string | undefined;
  /** Epoch milliseconds at which the request arrived. */
  now: number;
  /** Whether the mail provider refuses every address for good at the moment (S6). */
  isMailRefused: boolean;
}
