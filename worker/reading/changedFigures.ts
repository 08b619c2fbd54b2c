import type { EstimateFile } from '../../contract/estimateFile.ts';
import {
  type EstimateFigure,
  estimateFigureNames,
  figureLabel,
  figureOf,
  planNote,
} from '../../contract/figures.ts';
import { formatFigureValue } from '../../contract/format/estimateFigure.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { limits } from '../../contract/limits.ts';
import { estimate } from '../estimate/estimate.ts';
import { formulas } from '../estimate/formulas.ts';

/** A figure of a file that is another one today, as texts. */
export interface ChangedFigure {
  label: string;
  was: string;
  is: string;
  /** Nothing that it is calculated from has changed, so the rate card or its rule has. */
  isCause: boolean;
}

/** The figures that the page shows first. */
const results: ReadonlySet<EstimateFigure> = new Set([
  'timelineWeeks',
  'embeddedWeeks',
  'initialTotalUsd',
  'maintenanceUsd',
  'setupUsd',
  'monthlyUsd',
  'yearOneUsd',
]);

/**
 * Lists the causes and the results among the figures of a file that today's rate card and rules
 * give otherwise, in the order of the calculation and in the file's currency. Savings follow from
 * the others, and may not be stated before a report was sent (P2).
 */
export function changedFigures(file: Pick<EstimateFile, 'inputs' | 'figures'>): ChangedFigure[] {
  return inCurrency(currencyOf(file.inputs), () => changesOf(file));
}

function changesOf({ inputs, figures }: Pick<EstimateFile, 'inputs' | 'figures'>): ChangedFigure[] {
  const estimated = estimate({ ...inputs, timeline: limits.timelineMonths.default });
  const note = planNote(estimated);
  const changed = new Map(
    estimateFigureNames.flatMap((name): [EstimateFigure, Omit<ChangedFigure, 'isCause'>][] => {
      const { part, value } = figureOf(name);
      const stated = figures[name];
      if (part === 'savings' || stated === undefined) return [];
      const was = formatFigureValue(name, stated);
      const is = formatFigureValue(name, value(estimated));
      return was === is ? [] : [[name, { label: figureLabel(name, note), was, is }]];
    }),
  );
  return [...changed].flatMap(([name, change]) => {
    const operands = formulas[name].formula.match(/[a-z]\w*/gi) ?? [];
    const isCause = !operands.some((of) => changed.has(of as EstimateFigure));
    return isCause || results.has(name) ? [{ ...change, isCause }] : [];
  });
}
