import type { SystemFigure } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Drivers } from '../estimate/Drivers.ts';

/** Whether a figure of some estimated integration is the rate card's, not the visitor's own. */
export function hasRateCardFigures(
  figure: SystemFigure,
  { selectedSystems, assumptions }: Pick<CalculatorInputs, 'selectedSystems' | 'assumptions'>,
  { effectiveCount }: Pick<Drivers, 'effectiveCount'>,
): boolean {
  const own = Object.entries(assumptions?.systems ?? {}).filter(
    ([id, figures]) => figures[figure] !== undefined && selectedSystems.includes(id),
  );
  return own.length < effectiveCount;
}
