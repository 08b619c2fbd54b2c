import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { papers } from '../layout/design.ts';
import type { PageFrame } from '../layout/Flow.ts';

/** Returns US Letter for developers in the United States, and A4 elsewhere (decision 0410). */
export function paperOf({ region }: Pick<CalculatorInputs, 'region'>): PageFrame {
  return region === 'us' ? papers.letter : papers.a4;
}
