import type { SystemFigure } from '../../../contract/assumptions.ts';
import type { Estimate } from '../../../contract/estimate.ts';
import type { Unit } from '../../../contract/figures.ts';
import { forecastMonths } from '../../../contract/format/durations.ts';
import { timeLostLabel } from '../../../contract/format/financeTexts.ts';
import { formatExactUsd } from '../../../contract/format/money.ts';
import { formatCount } from '../../../contract/format/phrases.ts';
import type { InputUnit } from '../../../contract/inputs.ts';

/** Texts for opening, sharing, comparing and downloading scenarios. */
export const deferredScenarioTexts = {
  copySummary: 'Copy summary',
  print: 'Print',
  openFile: 'Open a file',
  csv: 'Download CSV',
  excel: 'Download Excel workbook',
  estimateFile: 'Download estimate file',
  dropFile: 'Drop an estimate file, a workbook or a report of this calculator to open its inputs.',
  opened: (name: string) => `Opened ${name}`,
  copied: {
    link: 'Link copied',
    namesLeftOut: 'Names that you typed are “Other system 1” and so on in it.',
    cfoLink: 'Link copied. It opens the page for your CFO.',
    summary: 'Summary copied',
  },
  pinned: 'Scenario pinned',
  fileName: (ending: string) => `integration-roi.${ending}`,
  dropped: (parts: string) => `Part of this link or file was invalid. Left out: ${parts}.`,
  repeatedSystems: (ids: readonly string[]) =>
    ids.length === 1
      ? `This link names ${ids.join()} more than once. It counts once.`
      : `This link names ${ids.join(', ')} more than once. Each counts once.`,
  deadlinePassed: (day: string) =>
    `The target date ${day} has passed, so this estimate has no target date.`,
  dismiss: 'Dismiss',
  comparison: 'Scenarios side by side',
  comparisonFailed: 'The pinned scenarios couldn’t be calculated.',
  title: (index: number) => (index === 0 ? 'Scenario A' : 'Scenario B'),
  now: 'Now',
  open: 'Open',
  openNamed: (title: string) => `Open ${title}`,
  unpin: 'Unpin',
  unpinNamed: (title: string) => `Unpin ${title}`,
  pinAnother: 'Change the inputs and pin a second scenario to compare both.',
  replaceWhich: 'Two scenarios are pinned. Which one do you want to replace?',
  replaceNamed: (title: string) => `Replace ${title}`,
  keepBoth: 'Keep both',
  difference: 'Difference',
  differences: (count: number) => `Show ${formatCount(count, 'difference')}`,
  inHouseLive: 'In-house live',
  /** The developers of a scenario: "2 developers at 30%". */
  teamAt: (developers: number, percentage: number) =>
    `${formatCount(developers, 'developer')} at ${percentage}%`,
  /** "Now differs from Scenario A: region Asia instead of Europe." */
  differs: (first: string, second: string, changes: string) =>
    `${second} differs from ${first}: ${changes}.`,
  changedBy: (input: string, difference: string) => `${input} ${difference}`,
  changedTo: (input: string, from: string, to: string) => `${input} ${to} instead of ${from}`,
  basis: (first: string, second: string) => `The difference is ${second} minus ${first}.`,
  marked: '“Better” marks the lower cost or the shorter time of the two.',
  otherScope:
    'No value is marked as better, because the integrations or the assumptions are not the same.',
  notMarked: `In-house costs are not marked, because a build is not live within ${forecastMonths} months.`,
  better: 'Better',
  noDifference: 'Both scenarios have the same inputs and figures.',
  signed: (by: number) => `${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  signedUsd: (by: number, amount: string) => `${by > 0 ? '+' : '−'}${amount}`,
  signedPoints: (by: number) =>
    `${by > 0 ? '+' : '−'}${Math.abs(by)} ${Math.abs(by) === 1 ? 'point' : 'points'}`,
  longer: (time: string, isLonger: boolean) => `${time} ${isLonger ? 'longer' : 'shorter'}`,
  later: (by: number, unit: 'day' | 'month') =>
    `${Math.abs(by)} ${Math.abs(by) === 1 ? unit : `${unit}s`} ${by > 0 ? 'later' : 'earlier'}`,
  rateAndDevTime: 'Rate and time',
  atRate: ({ hourlyRateUsd, effectiveDevTimePercentage }: Estimate['factors']) =>
    `${formatExactUsd(hourlyRateUsd)}/h, ${effectiveDevTimePercentage}%`,
  inUnit: {
    percent: (value: number) => `${value}%`,
    usdPerHour: (value: number) => `${formatExactUsd(value)}/h`,
  } as const satisfies Record<InputUnit, (value: number) => string>,
  inHouseAfter: (months: number) => `In-house after ${months} months`,
  spentSoFar: (cost: string) => `${cost} spent so far`,
  timeLostAfter: (months: number) => `${timeLostLabel}, ${months} months`,
  embeddedAfter: (months: number) => `Embedded after ${months} months`,
  breakEven: 'Break-even',
  never: `not within ${forecastMonths} months`,
  notLive: `not live within ${forecastMonths} months`,
  inMonth: (month: number) => `month ${month}`,
} as const;

/** Texts about a file that the visitor opened. */
export const openedFileTexts = {
  notOpened: (name: string) => `${name} was not opened`,
  inputsStay: 'Your inputs are unchanged.',
  link: 'This link',
  ofOtherCard: (name: string) => `${name} was made by another rate card`,
  sameFigures: 'Its figures are the same.',
  unknownFigures: 'A figure may have been another one then; the link does not say.',
  otherFigures: (name: string) => `${name} had other figures`,
  otherCard: (before: string, now: string) =>
    `It was estimated by rate card ${before}, and the page estimates by ${now}.`,
  sameCard: (version: string) =>
    `It names rate card ${version}, which is today’s, so the file was edited or is of another release of this calculator.`,
  causes: 'Changed on the rate card',
  followers: 'Changed with it',
  file: 'The file said',
  said: (version: string) => `${version} said`,
  says: (version: string) => `${version} says`,
  dismiss: 'Dismiss',
} as const;

/** Texts of the CSV file. */
export const csvTexts = {
  columns: ['Section', 'Figure', 'Month', 'Value', 'Unit', 'Source'],
  /** Who states a figure that can be assumed differently (E24). */
  sources: { visitor: 'your assumption', midRange: 'mid-range', rateCard: 'rate card' },
  sections: {
    scenario: 'Scenario',
    inputs: 'Inputs',
    systems: 'Systems',
    assumptions: 'Assumptions',
    comparison: 'Comparison',
    split: `Best split over ${forecastMonths} months`,
    finance: 'Finance',
    months: 'Month by month',
  },
  date: 'Date',
  rateCard: 'Rate card',
  /** Spreadsheets would read `2026-11` alone as a month. */
  version: (version: string) => `version ${version}`,
  link: 'Link',
  perUsd: (code: string) => `${code} per USD`,
  inputUnits: { percent: '%', usdPerHour: 'USD/h' } as const satisfies Record<InputUnit, string>,
  systemUnits: {
    devHours: 'h',
    maintenanceHours: 'h',
    moderationWeeks: 'weeks',
  } as const satisfies Record<SystemFigure, string>,
  notListed: 'Not on the rate card',
  unlisted: 'not on the rate card, counts with the other integrations',
  yes: 'yes',
  no: 'no',
  none: 'none',
  month: 'month',
  units: {
    usd: 'USD',
    unroundedUsd: 'USD',
    hours: 'h',
    weeks: 'weeks',
    percent: '%',
    count: '',
    factor: '',
    month: 'month',
    months: 'months',
  } as const satisfies Record<Unit, string>,
  found: 'found',
  pinned: 'pinned',
  splitTotal: 'Best split',
  allInHouse: 'Build all',
  allEmbedded: 'Embed all',
  liveAfter: (split: string) => `${split}: live after`,
  costAfter: (months: number, side: 'inHouse' | 'embedded') =>
    `Total cost after ${months} months, ${side === 'inHouse' ? 'in-house' : side}`,
  result: (months: number) => `Result over ${months} months`,
  over: (figure: string, months: number) => `${figure}, over ${months} months`,
  inHouseCost: 'In-house, cumulative cost',
  embeddedCost: 'Embedded, cumulative cost',
} as const;

/** Texts that are only on paper. */
export const deferredPrintingTexts = {
  link: 'Open this calculation:',
  byMonth: 'Total cost by month',
  onPage:
    'The page and the report also show what matters most, how each figure is calculated, and the sources.',
  notYetKnown:
    'This print has no likely ranges, counterarguments, split and finance figures: they were not calculated yet. Print with the button on the page to include them.',
} as const;
