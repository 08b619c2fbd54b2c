import type { AssumedInputs } from '../../contract/assumptions.ts';
import { formatCount } from '../../contract/format/phrases.ts';
import type { Region } from '../../contract/inputs.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { assumptionsMark } from '../estimator/inputs.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';

export type DescribedInputs = AssumedInputs & {
  readonly developerCountNumber: number;
  readonly region: Region;
};

/** "5 integrations · 2 developers at 30% · Europe · with your assumptions". */
export function describeScenario({ estimate }: Answer, stated: DescribedInputs): string {
  const { effectiveCount, factors } = estimate;
  const scope = describeScope(effectiveCount, factors.effectiveDevTimePercentage, stated);
  const mark = assumptionsMark(stated);
  return mark ? `${scope} · ${mark}` : scope;
}

/** "5 integrations · 2 developers at 30% · Europe". */
export function describeScope(
  count: number,
  devTimePercentage: number,
  { developerCountNumber, region }: DescribedInputs,
): string {
  return [
    formatCount(count, 'integration'),
    deferredScenarioTexts.teamAt(developerCountNumber, devTimePercentage),
    calculatorTexts.choices.region[region],
  ].join(' · ');
}
