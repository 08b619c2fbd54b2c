import type { Estimate } from '../../../worker/estimate/estimate.ts';

/** A figure that the two rate cards are compared by. */
export interface ComparedFigure {
  label: string;
  unit: 'usd' | 'weeks' | 'percent' | 'hours';
  read: (estimated: Estimate) => number;
}

/** The figures that a visitor sees, in the order of the results. */
export const comparedFigures: readonly ComparedFigure[] = [
  { label: 'In-house: initial total', unit: 'usd', read: (e) => e.results.inHouse.initialTotal },
  {
    label: 'In-house: maintenance per month',
    unit: 'usd',
    read: (e) => e.results.inHouse.maintenance,
  },
  { label: 'In-house: development hours', unit: 'hours', read: (e) => e.hours.development },
  { label: 'In-house: timeline', unit: 'weeks', read: (e) => e.timeline.timelineWeeks },
  { label: 'Embedded: setup', unit: 'usd', read: (e) => e.results.embedded.setup },
  {
    label: 'Embedded: subscription per month',
    unit: 'usd',
    read: (e) => e.results.embedded.monthly,
  },
  { label: 'Embedded: total of year 1', unit: 'usd', read: (e) => e.results.embedded.initialTotal },
  { label: 'Embedded: timeline', unit: 'weeks', read: (e) => e.timeline.embeddedWeeks },
  { label: 'Initial cost savings', unit: 'usd', read: (e) => e.results.savings.absolute },
  { label: 'Initial cost reduction', unit: 'percent', read: (e) => e.results.savings.percentage },
  {
    label: 'Monthly maintenance savings',
    unit: 'usd',
    read: (e) => e.results.savings.monthlyMaintenance,
  },
  {
    label: 'Monthly cost reduction',
    unit: 'percent',
    read: (e) => e.monthlyReductionPercentage,
  },
];
