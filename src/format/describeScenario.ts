import type { AssumedInputs } from '../../contract/assumptions.ts';
import type { Region } from '../../contract/inputs.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { assumptionsMark } from '../estimator/inputs.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { resultsTexts } from '../texts/results.ts';

export type DescribedInputs = AssumedInputs & {
  readonly developerCountNumber: number;
  readonly region: Region;
};

/** "5 integrations · 2 developers at 30% · Europe". */
export function describeScenario({ estimate }: Answer, stated: DescribedInputs): string {
  const { effectiveCount, factors } = estimate;
  const { developerCountNumber, region } = stated;
  const mark = assumptionsMark(stated);
  return [
    resultsTexts.integrations(effectiveCount),
    resultsTexts.team(developerCountNumber, factors.effectiveDevTimePercentage),
    calculatorTexts.choices.region[region],
    ...(mark ? [mark] : []),
  ].join(' · ');
}
