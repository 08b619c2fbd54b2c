import { formatNumber } from '../../../contract/format/numbers.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { Composer } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import { type Flow, tableOpening } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const columns = [
  { title: 'Term', width: 96 },
  { title: 'Meaning', width: page.contentWidth - 96 - 12 },
] as const;

/** Adds the terms of the report with their meaning, where there is room. */
export function glossarySection(flow: Flow, compose: Composer, model: ReportModel): void {
  if (!compose.density.isComplete) return;
  const rows = glossary(model).map((cells) => ({ cells }));
  const table = compose.table(columns, rows, { leading: 1.25 });
  flow.addHeading(compose.heading('Glossary'), tableOpening(table));
  flow.addTable(table);
}

/** Explains the terms of this report that a reader may not know, in alphabetical order. */
export function glossary({ finance, reviewed }: ReportModel): [term: string, meaning: string][] {
  const { verdict, discountRatePercentage } = finance[60];
  const meanings: Readonly<Record<string, string | false | null>> = {
    'Cost multiplier':
      'What a small or large team, a divided working week and a long build add to the cost of the hours.',
    'Discount rate':
      verdict &&
      `The ${formatNumber(discountRatePercentage, 2)}% a year by which an amount shrinks in value while you wait for it.`,
    Embedding:
      'Your product offers integrations that run on the software of a provider, for a subscription.',
    'Initial total':
      'Development, testing and documentation of all integrations, before any maintenance.',
    Maintenance:
      'The monthly work that keeps integrations running after go-live, when platforms change.',
    'Net present value':
      verdict &&
      'The benefit of each month, discounted to today and added up over 36 or 60 months.',
    'P10, P50, P90': '10%, 50% and 90% of the simulations end at or below this amount.',
    Payback:
      verdict &&
      'The first month from which the total benefit stays at or above 0 to the end of the horizon.',
    'Platform review':
      reviewed.length > 0 &&
      'The check by a platform, such as Slack or Google, that an integration has to pass.',
    'Rate card':
      'Our table of hours, hourly rates, factors and prices. Its version is at the foot of each page.',
    'Return on investment':
      verdict?.roi != null && 'Net present value ÷ present value of the embedded cost.',
    Simulation: `One of many runs of this estimate over ${forecastMonths} months, each with other plausible hours and prices.`,
    'Time to market': 'The time from the start of the work to go-live.',
  };
  return Object.entries(meanings).flatMap(([term, meaning]) => (meaning ? [[term, meaning]] : []));
}
