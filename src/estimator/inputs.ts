import { proxy, snapshot, subscribe } from 'valtio';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { developerRange } from '../../contract/developerRange.ts';
import { statedInputs } from '../../contract/inputs.ts';
import { withTimeline } from '../../contract/withTimeline.ts';
import { localToday } from './today.ts';

const answers = {
  ...statedInputs({}),
  /** Derived (E19), so that label and number never disagree. */
  get developerCount(): string {
    return developerRange(this.developerCountNumber);
  },
};

/** What the visitor has answered so far, the one source of all that is shown; write to it to change an answer. */
export const inputs: Omit<typeof answers, 'developerCount'> & { readonly developerCount: string } =
  proxy(answers);

/** The inputs as requests carry them: plain data, with the timeline derived as of today (E23). */
export function currentInputs(): CalculatorInputs {
  const { selectedSystems, ...rest } = snapshot(inputs);
  return withTimeline({ ...rest, selectedSystems: [...selectedSystems] }, localToday());
}

/** Tell every further value of a number, within the event that changes it, until it is stopped. */
export function followInput(
  field: 'integrationCount' | 'developerCountNumber',
  show: (value: number) => void,
): () => void {
  let told = inputs[field];
  return subscribe(
    inputs,
    () => {
      if (inputs[field] === told) return;
      told = inputs[field];
      show(told);
    },
    true,
  );
}
