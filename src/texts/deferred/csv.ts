import type { SystemFigure } from '../../../contract/assumptions.ts';
import type { InputUnit } from '../../../contract/inputs.ts';

/** Texts of the CSV file. */
export const csvTexts = {
  columns: ['Section', 'Figure', 'Month', 'Value', 'Unit', 'Source'],
  /** Who states a figure that can be assumed differently (E24). */
  sources: { visitor: 'your assumption', rateCard: 'rate card' },
  sections: {
    scenario: 'Scenario',
    inputs: 'Inputs',
    systems: 'Systems',
    assumptions: 'Assumptions',
    effort: 'Effort',
    inHouse: 'In-house',
    embedded: 'Embedded',
    comparison: 'Comparison',
    finance: 'Finance',
    months: 'Month by month',
  },
  date: 'Date',
  rateCard: 'Rate card',
  /** Spreadsheets would read `2026-11` alone as a month. */
  version: (version: string) => `version ${version}`,
  link: 'Link',
  inputUnits: { percent: '%', usdPerHour: 'USD/h' } as const satisfies Record<InputUnit, string>,
  systemUnits: {
    devHours: 'h',
    maintenanceHours: 'h',
    moderationWeeks: 'weeks',
  } as const satisfies Record<SystemFigure, string>,
  average: 'not on the rate card, counts as an average integration',
  yes: 'yes',
  no: 'no',
  none: 'none',
  weeks: 'weeks',
  month: 'month',
  estimatedCount: 'Integrations estimated',
  rate: 'Hourly rate',
  developmentHours: 'Development hours',
  maintenanceHours: 'Maintenance hours per month',
  multiplier: 'Cost multiplier',
  timeline: 'Timeline',
  costAfter: (months: number, side: string) => `Total cost after ${months} months, ${side}`,
  result: (months: number) => `Result over ${months} months`,
  breakEven: 'First month from which embedding costs less up to month 36',
  over: (figure: string, months: number) => `${figure}, over ${months} months`,
  inHouseCost: 'In-house, cumulative cost',
  embeddedCost: 'Embedded, cumulative cost',
} as const;
