/** What the server knows of a request beside its body. */
export interface Visit {
  /** What limits count by; see `addressKey`. */
  addressKey: string;
  idempotencyKey: string | undefined;
  /** The calculation that a valid cookie names (S4). */
  calculationId: string | null;
}
