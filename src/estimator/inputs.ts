import { proxy, snapshot, subscribe } from 'valtio';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { developerRange } from '../../contract/developerRange.ts';

const answers = {
  ...defaultInputs,
  deadline: null as string | null,
  customHourlyRate: null as number | null,
  /** Derived (E19), so that label and number never disagree. */
  get developerCount(): string {
    return developerRange(this.developerCountNumber);
  },
};

/** What the visitor has answered so far, the one source of all that is shown; write to it to change an answer. */
export const inputs: Omit<typeof answers, 'developerCount'> & { readonly developerCount: string } =
  proxy(answers);

/** The answers as they travel: plain data that a worker or a request can carry. */
export function currentInputs(): CalculatorInputs {
  const { selectedSystems, ...rest } = snapshot(inputs);
  return { ...rest, selectedSystems: [...selectedSystems] };
}

/** Put other answers in place, as a saved calculation or a link does. */
export function restoreInputs(restored: CalculatorInputs): void {
  inputs.integrationCount = restored.integrationCount;
  inputs.selectedSystems = [...restored.selectedSystems];
  inputs.timeline = restored.timeline;
  inputs.deadline = restored.deadline?.slice(0, 10) ?? null;
  inputs.developerCountNumber = restored.developerCountNumber;
  inputs.devTimePercentage = restored.devTimePercentage;
  inputs.region = restored.region;
  inputs.customHourlyRate = restored.customHourlyRate ?? null;
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
