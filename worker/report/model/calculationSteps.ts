import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import type { Explanation } from '../../explanation/explain.ts';
import type { ReportModel } from './ReportModel.ts';

/** How one figure was computed, as a row of the report. */
export interface CalculationStep {
  readonly figure: string;
  /** The formula with the numbers of this estimate. */
  readonly derivation: string;
  readonly result: string;
}

/** Returns every computed figure with its formula in numbers, so that readers can check it. */
export function calculationSteps({
  explanations,
  estimate: { timeline },
}: ReportModel): CalculationStep[] {
  return explanations.filter(isComputed).map((explanation) => {
    const { figure, name, value } = explanation;
    const derivation = derivationOf(explanation);
    return figure === 'timelineWeeks' || figure === 'embeddedWeeks'
      ? {
          figure: name,
          derivation: `${derivation}: ${value}`,
          result: formatTimeline(timeline[figure]),
        }
      : { figure: name, derivation, result: value };
  });
}

/** Excludes inputs and prices; the report states them in other sections. */
function isComputed({ numbers, terms }: Explanation): boolean {
  return numbers !== null || terms.length > 1;
}

/** The formula lists at most this many systems; the breakdown lists all of them. */
const maxListedSystems = 6;
const summaryOfSystems: Partial<Record<Explanation['figure'], (count: number) => string>> = {
  selectedDevHours: (count) => `hours of the ${count} systems in the breakdown, added up`,
  selectedMaintenanceHours: (count) =>
    `maintenance of the ${count} systems in the breakdown, added up`,
  moderationWeeks: (count) => `the longest review of the ${count} systems that have one`,
};

function derivationOf(explanation: Explanation): string {
  const { figure, numbers, terms } = explanation;
  const summary = terms.length > maxListedSystems ? summaryOfSystems[figure] : undefined;
  return summary?.(terms.length) ?? numbers ?? formatTerms(explanation);
}

/** "Monthly price of the plan, by Integrations estimated: 5". */
function formatTerms({ terms }: Explanation): string {
  const parts = terms.map(({ name, value, isInFormula }) =>
    isInFormula ? name : `by ${name}: ${value}`,
  );
  return parts.join(', ');
}
