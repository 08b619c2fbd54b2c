import type { OperandSource, YearColumn } from '../../contract/operands.ts';
import type { Rise, StreamName } from '../streams/costStreams.ts';

const yearColumns = {
  inHouse: 'In-house cost',
  embedded: 'Embedded cost',
  benefit: 'Benefit of embedding',
} as const satisfies Record<YearColumn, string>;

/** "In-house cost, year 2"; year 0 is the start. */
export const yearLabel = (column: YearColumn, year: number) =>
  `${yearColumns[column]}, ${year === 0 ? 'start' : `year ${year}`}`;

/** How months are counted: in full, with yearly rises, or discounted with any rises. */
export type CountedAs = 'counted' | 'risen' | 'discounted';

/** The words of a cost stream: the head of its column, and whose months an operand counts. */
export const streamTexts: Readonly<Record<StreamName, { heading: string; months: string }>> = {
  build: { heading: 'Build', months: 'the build' },
  maintenance: { heading: 'Maintenance', months: 'maintenance' },
  hosting: { heading: 'Hosting', months: 'hosting' },
  turnover: { heading: 'Turnover', months: 'turnover' },
  fees: { heading: 'Fees', months: 'fees' },
  start: { heading: 'Setup and own work', months: 'the start' },
  subscription: { heading: 'Subscription and overage', months: 'the plan' },
  ownWork: { heading: 'Own work per month', months: 'own work' },
  leaving: { heading: 'Work to leave', months: 'work to leave' },
};

const rising: Readonly<Record<Rise, string>> = {
  wages: 'wage rises',
  plan: 'price rises',
  never: 'rises',
};

/** "Months of the plan, with price rises". */
export function monthsLabel(counted: CountedAs, stream: StreamName, rises: Rise): string {
  const label = `Months of ${streamTexts[stream].months}`;
  switch (counted) {
    case 'counted':
      return label;
    case 'risen':
      return `${label}, with ${rising[rises]}`;
    case 'discounted':
      return `${label}, discounted, with any ${rising[rises]}`;
  }
}

/** Where an operand comes from, in words. */
export const sourceText = (source: OperandSource): string => source;
