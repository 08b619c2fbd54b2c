/** The store cannot be reached, or stopped responding. Trying again may succeed. */
export class StoreUnavailable extends Error {
  /**
   * Whether the write may have been saved: its commit was sent, and no response came. Otherwise
   * nothing was saved.
   */
  readonly isOutcomeUnknown: boolean;

  constructor(cause: unknown, { isOutcomeUnknown = false } = {}) {
    super(cause instanceof Error ? cause.message : 'The store does not respond.', { cause });
    this.name = 'StoreUnavailable';
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
