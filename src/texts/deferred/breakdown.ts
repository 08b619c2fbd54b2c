import type { SystemFigure } from '../../../contract/assumptions.ts';
import type { Confidence } from '../../../contract/evidence.ts';
import { evidenceTexts } from '../../../contract/format/evidenceTexts.ts';
import type { Gate } from '../../../worker/estimate/systemProfiles.ts';

const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const weeks = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** Texts of what the figures of a system rest on (E27). */
export const deferredBreakdownTexts = {
  failed: 'We couldn’t load the evidence.',
  devHours: 'Development hours',
  maintenanceHours: 'Maintenance hours',
  review: 'Review',
  recurring: 'What recurs',
  sources: 'Read for this profile',
  plannedWeeks: (count: number, basis: string | undefined) =>
    `Planned with ${weeks(count)}${basis === undefined ? ', which is our judgement' : `. Basis: ${basis}`}.`,
  gates: evidenceTexts.gates satisfies Record<Gate, string>,
  reportedRange: (min: number, max: number) => `Reported to take ${min} to ${max} weeks.`,
  judgedRange: (min: number, max: number) => `We assume ${min} to ${max} weeks; our judgement.`,
  amounts: {
    devHours: hours,
    maintenanceHours: (count: number) => `${hours(count)} a month`,
    moderationWeeks: weeks,
  } as const satisfies Record<SystemFigure, (amount: number) => string>,
  ownFigure: (amount: string) => `${amount}: your own figure.`,
  replacedByPercentage: 'Not counted: your own percentage of the build replaces it.',
  notCounted: 'Not counted, because you want no listings.',
  ofRateCard: (amount: string, basis: string | undefined) =>
    `Rate card: ${amount}${basis === undefined ? ', our judgement' : `. Basis: ${basis}`}.`,
  recurringEvent: evidenceTexts.recurringEvent,
  confidence: {
    official: 'Official',
    reported: 'Reported',
    judgement: 'Judgement',
  } as const satisfies Record<Confidence, string>,
  read: (day: string) => `read on ${day}.`,
} as const;
