import type { assumptionDetails, RangeConfidence } from './assumptionDetails.ts';
import type { NumberAssumption } from './assumptions.ts';
import { bases, findings, sourceTitles } from './words/rangeSources.ts';

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
      finding: findings.spaceO,
    },
  ],
  assistedBuildSavingPercentage: [
    {
      title: 'METR, We are changing our developer productivity experiment design (2026)',
      url: 'https://metr.org/blog/2026-02-24-uplift-update/',
      readOn: '2026-11-26',
      isUnchecked,
      finding: findings.metr,
    },
  ],
  planRisePercentagePerYear: [
    {
      title: sourceTitles.mundoInformatico,
      url: 'https://mundoinformatico.org/los-precios-de-saas-se-disparan-en-2023',
      readOn,
      isUnchecked,
      finding: findings.mundoInformatico,
    },
    {
      title: sourceTitles.saas86,
      url: 'https://86saas.com/blog/saas-price-increases-compound-5yr-model',
      readOn,
      finding: findings.saas86,
    },
  ],
  wageRisePercentagePerYear: [
    {
      title: sourceTitles.worldatwork,
      url: 'https://worldatwork.org/publications/workspan-daily/mercer-forecasts-3-5-total-salary-increase-budgets-for-2026',
      readOn,
      finding: findings.worldatwork,
    },
  ],
  multiplierPercentage: [
    {
      title: 'QSM, Small teams deliver lower cost, higher quality',
      url: 'https://www.qsm.com/blog/2012/part-ii-small-teams-deliver-lower-cost-higher-quality',
      readOn,
      finding: findings.qsm,
    },
    {
      title: 'Tregubov, Boehm, Rodchenko and Lane (2017), Impact of task switching',
      url: 'https://www.researchgate.net/publication/317989659_Impact_of_task_switching_and_work_interruptions_on_software_development_processes',
      readOn,
      finding: findings.tregubov,
    },
    {
      title: 'McKinsey and the University of Oxford (2012), Delivering large-scale IT projects',
      url: 'https://www.mckinsey.com/business-functions/digital-mckinsey/our-insights/delivering-large-scale-it-projects-on-time-on-budget-and-on-value',
      readOn,
      finding: findings.mckinsey,
    },
  ],
};

/** How the ends of a range follow from sources that do not state it, or that nobody does (E27). */
export const rangeBases: Partial<Record<NumberAssumption, string>> = bases;

/** Returns the sources of an assumption's range; none for a range that rests on judgement alone. */
export function rangeSourcesOf(name: NumberAssumption): readonly Source[] {
  return rangeSources[name] ?? [];
}
