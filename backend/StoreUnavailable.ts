/** The store cannot be reached, or stopped answering. Trying again may succeed. */
export class StoreUnavailable extends Error {
  /**
   * Whether the write may have been saved: its commit was sent, and no answer came. Otherwise
   * nothing was saved.
   */
  readonly isOutcomeUnknown: boolean;

  constructor(cause: unknown, { isOutcomeUnknown = false } = {}) {
    super(cause instanceof Error ? cause.message : 'The store does not answer.', { cause });
    this.name = 'StoreUnavailable';
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
