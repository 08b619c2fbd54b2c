import type { assumptionDetails, RangeConfidence } from './assumptionDetails.ts';
import type { NumberAssumption } from './assumptions.ts';

/** A page that was read, and what it says. */
export interface Source {
  readonly title: string;
  readonly url: string;
  /** The day on which it was read, such as `2026-11-25`. */
  readonly readOn: string;
  /** The page could not be opened when the sources were checked, so it stays as it was read. */
  readonly isUnchecked?: true;
  /** The statement of the page, as a sentence. */
  readonly finding: string;
}

/** A range with what it rests on: a reported one has a source. */
export interface SupportedRange {
  readonly min: number;
  readonly max: number;
  readonly confidence: RangeConfidence;
  readonly sources: readonly Source[];
  /** How the ends follow from sources that do not state them, as a clause. */
  readonly basis?: string | undefined;
}

type Reported = {
  [Name in NumberAssumption]: (typeof assumptionDetails)[Name]['plausible']['confidence'] extends 'reported'
    ? Name
    : never;
}[NumberAssumption];

type Sources = readonly [Source, ...Source[]];

/** The day on which the sources were read. */
const readOn = '2026-11-25';
const isUnchecked = true;

/**
 * The sources of plausible ranges (E27): a range that is called reported and has none does not
 * compile. A range that is our judgement may name sources that point the same way. They are in a
 * file of their own, because only parts of the page that load later, the report and the workbook
 * show them.
 */
const rangeSources: Readonly<
  Record<Reported, Sources> & Partial<Record<NumberAssumption, Sources>>
> = {
  maintenancePercentagePerYear: [
    {
      title: 'Space-O Technologies, How much does software maintenance cost?',
      url: 'https://www.spaceo.ca/blog/software-maintenance-cost/',
      readOn,
      isUnchecked,
      finding:
        'A software company calls 15% to 25% of the development cost a year the general industry consensus.',
    },
  ],
  assistedBuildSavingPercentage: [
    {
      title: 'METR, We are changing our developer productivity experiment design (2026)',
      url: 'https://metr.org/blog/2026-02-24-uplift-update/',
      readOn: '2026-11-26',
      isUnchecked,
      finding:
        'Experienced open-source developers took 19% longer with AI tools in early 2025 (2% to 39%). Those who took part again later took 18% less time (38% less to 9% more), which the authors call weak evidence.',
    },
  ],
  planRisePercentagePerYear: [
    {
      title: 'Mundo Informático, on the SaaS inflation index of Vertice (in Spanish)',
      url: 'https://mundoinformatico.org/los-precios-de-saas-se-disparan-en-2023',
      readOn,
      isUnchecked,
      finding: 'In 2023, 73% of SaaS vendors raised their prices, by 12% on average.',
    },
    {
      title: '86SaaS, on the SaaS pricing index of Vertice',
      url: 'https://86saas.com/blog/saas-price-increases-compound-5yr-model',
      readOn,
      finding: 'In 2025, SaaS prices rose by 11.4%.',
    },
  ],
  wageRisePercentagePerYear: [
    {
      title: 'WorldatWork, on a pay survey of Mercer',
      url: 'https://worldatwork.org/publications/workspan-daily/mercer-forecasts-3-5-total-salary-increase-budgets-for-2026',
      readOn,
      finding: 'Employers in the United States raised pay by 3.5% on average in 2025.',
    },
  ],
  multiplierPercentage: [
    {
      title: 'QSM, Small teams deliver lower cost, higher quality',
      url: 'https://www.qsm.com/blog/2012/part-ii-small-teams-deliver-lower-cost-higher-quality',
      readOn,
      finding:
        'Team size: of IT projects of the same size, the best had a median of 4 people, the worst of 17.',
    },
    {
      title: 'Tregubov, Boehm, Rodchenko and Lane (2017), Impact of task switching',
      url: 'https://www.researchgate.net/publication/317989659_Impact_of_task_switching_and_work_interruptions_on_software_development_processes',
      readOn,
      finding:
        'Time share: developers on two or more projects spend 17% of their effort on interruptions between them, in an educational setting.',
    },
    {
      title: 'McKinsey and the University of Oxford (2012), Delivering large-scale IT projects',
      url: 'https://www.mckinsey.com/business-functions/digital-mckinsey/our-insights/delivering-large-scale-it-projects-on-time-on-budget-and-on-value',
      readOn,
      finding:
        'Duration: every additional year raises the cost overruns of large IT projects by 15%.',
    },
  ],
};

/** How the ends of a range follow from sources that do not state it, or that nobody does (E27). */
export const rangeBases: Partial<Record<NumberAssumption, string>> = {
  assistedBuildSavingPercentage:
    '−20% and 40% are the source’s 19% longer and 38% shorter, rounded',
  planRisePercentagePerYear:
    '0% is a contract that excludes rises, the calculator’s estimate, and 12% what the sources report',
  wageRisePercentagePerYear:
    '0% is pay that does not rise, and 6% not quite twice what the source reports, both the calculator’s estimates',
  multiplierPercentage:
    '30% is about what the sources add for the default inputs, and 100% what the rules add',
};

/** Returns the sources of an assumption's range; none for a range that rests on judgement alone. */
export function rangeSourcesOf(name: NumberAssumption): readonly Source[] {
  return rangeSources[name] ?? [];
}
