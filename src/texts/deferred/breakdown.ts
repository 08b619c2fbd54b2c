import type { SystemFigure } from '../../../contract/assumptions.ts';
import type { Confidence } from '../../../contract/evidence.ts';
import { evidenceTexts } from '../../../contract/format/evidenceTexts.ts';
import type { Gate } from '../../../worker/estimate/systemProfiles.ts';

/** Texts of what the figures of a system rest on (E27). */
export const deferredBreakdownTexts = {
  failed: 'We couldn’t load the evidence.',
  calendarFailed: 'We couldn’t compute the maintenance calendar.',
  calendarComputing: 'Computing the calendar…',
  noEvents: 'We know of nothing that recurs for these systems in the next 36 months.',
  calendarTable: 'What is known to recur in the next 36 months',
  day: 'Day',
  system: 'System',
  event: 'What recurs',
  chargedHours: 'Hours charged that month, all systems',
  source: 'source',
  downloadCalendar: 'Add to your calendar (.ics)',
  devHours: 'Development hours',
  maintenanceHours: 'Maintenance hours',
  review: 'Review',
  recurring: 'What recurs',
  sources: 'Read for this profile',
  judgement: 'Our judgement; no source gives this figure.',
  basis: (basis: string) => `Basis: ${basis}.`,
  weeksJudged: (weeks: number) =>
    `Planned with ${weeks} ${weeks === 1 ? 'week' : 'weeks'}, which is our judgement.`,
  weeksBasis: (weeks: number, basis: string) =>
    `Planned with ${weeks} ${weeks === 1 ? 'week' : 'weeks'}. Basis: ${basis}.`,
  gates: evidenceTexts.gates satisfies Record<Gate, string>,
  reportedRange: (min: number, max: number) => `Reported to take ${min} to ${max} weeks.`,
  judgedRange: (min: number, max: number) => `We assume ${min} to ${max} weeks; our judgement.`,
  amounts: {
    devHours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    maintenanceHours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'} a month`,
    moderationWeeks: (weeks: number) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  } as const satisfies Record<SystemFigure, (amount: number) => string>,
  ownFigure: (amount: string) => `${amount}: your own figure.`,
  replacedByPercentage: 'Not counted: your own percentage of the build replaces it.',
  notCounted: 'Not counted, because you want no listings.',
  ofRateCard: (amount: string, basis: string | null) =>
    `Rate card: ${amount}${basis === null ? ', our judgement' : `. Basis: ${basis}`}.`,
  recurringEvent: evidenceTexts.recurringEvent,
  confidence: {
    official: 'Official',
    reported: 'Reported',
    judgement: 'Judgement',
  } as const satisfies Record<Confidence, string>,
  read: (day: string) => `read on ${day}.`,
} as const;
