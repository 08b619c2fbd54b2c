import { formatNumber } from '../../../contract/format/numbers.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { Composer } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const columns = [
  { title: 'Term', width: 96 },
  { title: 'Meaning', width: page.contentWidth - 96 - 12 },
] as const;

/** Adds the terms of the report with their meaning, where there is room. */
export function glossarySection(flow: Flow, compose: Composer, model: ReportModel): void {
  if (!compose.density.isComplete) return;
  const rows = glossary(model).map(({ term, meaning }) => ({ cells: [term, meaning] }));
  const title = 'Glossary';
  flow.addHeading(title, compose.heading(title), 60);
  flow.addTable(compose.table(columns, rows, { leading: 1.25 }));
}

interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** Explains the terms of this report that a reader may not know, in alphabetical order. */
export function glossary({ finance, reviewed }: ReportModel): Term[] {
  const terms: readonly (Term | null)[] = [
    {
      term: 'Cost multiplier',
      meaning:
        'What a small or large team, a divided working week and a long build add to the cost of the hours.',
    },
    finance[60].verdict && {
      term: 'Discount rate',
      meaning: `The ${formatNumber(finance[60].discountRatePercentage, 2)}% a year by which an amount shrinks in value while you wait for it.`,
    },
    {
      term: 'Embedding',
      meaning:
        'Your product offers integrations that run on the software of a provider, for a subscription.',
    },
    {
      term: 'Initial total',
      meaning:
        'Development, testing and documentation of all integrations, before any maintenance.',
    },
    {
      term: 'Maintenance',
      meaning:
        'The monthly work that keeps integrations running after go-live, when platforms change.',
    },
    finance[60].verdict && {
      term: 'Net present value',
      meaning: 'The benefit of each month, discounted to today and added up over 36 or 60 months.',
    },
    {
      term: 'P10, P50, P90',
      meaning: '10%, 50% and 90% of the simulations end at or below this amount.',
    },
    finance[60].verdict && {
      term: 'Payback',
      meaning:
        'The first month from which the total benefit stays at or above 0 to the end of the horizon.',
    },
    reviewed.length > 0
      ? {
          term: 'Platform review',
          meaning:
            'The check by a platform, such as Slack or Google, that an integration has to pass.',
        }
      : null,
    {
      term: 'Rate card',
      meaning:
        'Our table of hours, hourly rates, factors and prices. Its version is at the foot of each page.',
    },
    finance[60].verdict?.roi == null
      ? null
      : {
          term: 'Return on investment',
          meaning: 'Net present value ÷ present value of the embedded cost.',
        },
    {
      term: 'Simulation',
      meaning: `One of many runs of this estimate over ${forecastMonths} months, each with other plausible hours and prices.`,
    },
    { term: 'Time to market', meaning: 'The time from the start of the work to go-live.' },
  ];
  return terms.filter((term) => term !== null);
}
