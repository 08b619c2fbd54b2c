import type { OpenedPart } from '../../contract/openedParts.ts';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * What a visitor has reached with a form. The form announces it and knows nobody who listens, so
 * that it works where a browser blocks what measures (decision 0836).
 */
export type Milestone = {
  event: 'roi_report_request' | 'demo_schedule' | 'pdf_download';
  integrationCount: number;
};

/** The parts of the page that the visitor opened in this visit, which a form tells (S19). */
export const opened = new Set<OpenedPart>();

/**
 * Whether the visitor refused trackers; null before a choice, and where nothing asks for one, so
 * that Global Privacy Control decides.
 */
export const trackers = { areRefused: null as boolean | null };

const listeners = new Set<(milestone: Milestone) => void>();

/** Announces a milestone, whether or not anybody listens. */
export function reached(milestone: Milestone): void {
  for (const listener of listeners) listener(milestone);
}

/** Calls `listener` with every later milestone. */
export function onMilestone(listener: (milestone: Milestone) => void): void {
  listeners.add(listener);
}
