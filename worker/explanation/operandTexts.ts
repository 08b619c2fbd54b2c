import type { OperandSource, YearColumn } from '../../contract/operands.ts';

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

const monthlyCosts = {
  Build: { name: 'the build', rises: 'wage rises' },
  Live: { name: 'maintenance', rises: 'wage rises' },
  Hosted: { name: 'hosting', rises: 'rises' },
  Fee: { name: 'fees', rises: 'rises' },
  Leaving: { name: 'work to leave', rises: 'rises' },
  Turnover: { name: 'turnover', rises: 'wage rises' },
  Plan: { name: 'the plan', rises: 'price rises' },
  Work: { name: 'own work', rises: 'wage rises' },
} as const;

export type MonthlyCost = keyof typeof monthlyCosts;

/** "Months of the plan, with price rises". */
export function monthsLabel(counted: CountedAs, cost: MonthlyCost): string {
  const { name, rises } = monthlyCosts[cost];
  const label = `Months of ${name}`;
  switch (counted) {
    case 'counted':
      return label;
    case 'risen':
      return `${label}, with ${rises}`;
    case 'discounted':
      return `${label}, discounted, with any ${rises}`;
  }
}

/** Where an operand comes from, in words. */
export const sourceText = (source: OperandSource): string => source;
