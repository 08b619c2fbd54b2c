/** What a host knows of a request beside its body. */
export interface RequestContext {
  /** What limits count by: an address, or the network that a visitor has to themselves. */
  addressKey: string;
  idempotencyKey: string | undefined;
  session: VisitorSession;
}

/** Which calculation this visitor has saved in the last 30 minutes, so that only they can request its report (S4). */
export interface VisitorSession {
  /** Null when the visitor's cookie is missing, forged or expired. */
  readonly calculationId: string | null;
  /** The `Set-Cookie` header for a calculation that was just saved. */
  setCookie(calculationId: string): string;
}
