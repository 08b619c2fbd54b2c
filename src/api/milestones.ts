/**
 * What a visitor has reached with a form. The form announces it and knows nobody who listens, so
 * that it works where a browser blocks what measures (decision 0836).
 */
export type Milestone = {
  event: 'roi_report_request' | 'demo_schedule' | 'pdf_download';
  integrationCount: number;
};

const listeners = new Set<(milestone: Milestone) => void>();

/** Announces a milestone, whether or not anybody listens. */
export function reached(milestone: Milestone): void {
  for (const listener of listeners) listener(milestone);
}

/** Calls `listener` with every later milestone. */
export function onMilestone(listener: (milestone: Milestone) => void): void {
  listeners.add(listener);
}
