import type { SystemFigure } from '../../../contract/assumptions.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';

/** Texts of the panel with the visitor's assumptions (E24). */
export const deferredAssumptionsTexts = {
  intro:
    'These figures are planning assumptions. Enter your own in any field; the estimate follows at once. Leave a field empty to use the rate card.',
  groups: {
    inHouse: 'Building in-house',
    embedded: 'Embedding',
    finance: 'Finance',
    launch: 'Revenue that waits for the integrations',
  },
  rateCardDefault: (value: string) => `Rate card: ${value}.`,
  midRange: (value: string) => `Mid-range, in use: ${value}.`,
  /** For a system that is not on the rate card. */
  otherDefault: (value: string) => `Other integrations: ${value}.`,
  /** The maintenance that results from the hours of the systems; 0 without hours to compare. */
  maintenanceByHours: (percentage: number) =>
    `Rate card: the hours of each system${percentage < 0.05 ? '' : `, which are ${formatNumber(percentage, 1)}% of this build a year`}.`,
  breakEvenValue: (value: string) => `The result over 36 months changes at ${value}.`,
  noVerdict:
    'Nothing is live in-house after 36 months with these inputs, so there is no result that a value could change.',
  listingsTurn: (areWanted: boolean) =>
    `The result over 36 months changes ${areWanted ? 'without' : 'with'} listings.`,
  listingsDoNotTurn: 'The result over 36 months is the same with and without listings.',
  listingsHelp:
    'Some reviews only decide about a listing in the platform’s marketplace. Without listings, these reviews take 0 weeks.',
  systems: 'Your figures for the selected systems',
  noSystems: 'Select systems to enter figures of your own for them.',
  maintenanceReplaced: 'The yearly percentage above replaces the maintenance hours of all systems.',
  reviewNotCounted: 'Not counted while you want no listings.',
  systemFigures: {
    devHours: 'Development hours',
    maintenanceHours: 'Maintenance hours a month',
    moderationWeeks: 'Weeks of review',
  } as const satisfies Record<SystemFigure, string>,
  refused: ({ min, max }: { min: number; max: number }, inUse: string) =>
    `Enter a number from ${min} to ${max.toLocaleString('en-US')}. Using ${inUse} for now.`,
  /** In use while the rate card's figure is not loaded. */
  rateCardFigure: 'the rate card’s figure',
  presetLegend: 'Assumptions in use',
  presets: { rateCard: 'Rate card', mid: 'Mid-range', own: 'Yours' },
} as const;
