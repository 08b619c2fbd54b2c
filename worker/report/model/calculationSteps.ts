import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import type { Explanation } from '../../explanation/explain.ts';
import type { ReportModel } from './ReportModel.ts';

/** How one figure came about. */
export interface CalculationStep {
  readonly figure: string;
  /** With the visitor's numbers put in. */
  readonly derivation: string;
  readonly result: string;
}

/** Every figure as the estimate itself computed it, so that a reader can check it with a pocket calculator. */
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

/** Not an input or a price as it is: those are in sections of their own. */
function isComputed({ numbers, terms }: Explanation): boolean {
  return numbers !== null || terms.length > 1;
}

/** More systems than this are not put in one by one: the breakdown has them in a table. */
const mostSystems = 6;
const ofManySystems: Partial<Record<Explanation['figure'], (count: number) => string>> = {
  selectedDevHours: (count) => `hours of the ${count} systems in the breakdown, added up`,
  selectedMaintenanceHours: (count) =>
    `maintenance of the ${count} systems in the breakdown, added up`,
  moderationWeeks: (count) => `the longest review of the ${count} systems that have one`,
};

function derivationOf(explanation: Explanation): string {
  const { figure, numbers, terms } = explanation;
  const inTable = terms.length > mostSystems ? ofManySystems[figure] : undefined;
  return inTable?.(terms.length) ?? numbers ?? asItIs(explanation);
}

/** "Monthly price of the plan, by Integrations estimated: 5". */
function asItIs({ terms }: Explanation): string {
  const parts = terms.map(({ name, value, isInFormula }) =>
    isInFormula ? name : `by ${name}: ${value}`,
  );
  return parts.join(', ');
}
