import { proxy, snapshot, subscribe } from 'valtio';
import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { developerRange } from '../../contract/developerRange.ts';
import { statedInputs } from '../../contract/inputs.ts';
import { withTimeline } from '../../contract/withTimeline.ts';
import { localToday } from './today.ts';

const initialInputs = {
  ...statedInputs({}),
  /** Derived, so that label and number never disagree (E19). */
  get developerCount(): string {
    return developerRange(this.developerCountNumber);
  },
};

/**
 * The visitor's inputs, a valtio store. Controls write to it, and everything shown derives from it.
 */
export const inputs: Omit<typeof initialInputs, 'developerCount'> & {
  readonly developerCount: string;
} = proxy(initialInputs);

/**
 * Returns the inputs that count, as requests send them: without the visitor's figures of systems
 * that are not selected.
 */
export function currentInputs(): CalculatorInputs {
  const entered = enteredInputs();
  return { ...entered, assumptions: assumptionsInEffect(entered) };
}

/**
 * Returns everything that the visitor entered: plain data, with the timeline derived as of today
 * (E23). The history and the address keep it, so that a system that is selected again has the
 * visitor's figures again.
 */
export function enteredInputs(): CalculatorInputs {
  const { selectedSystems, ...others } = snapshot(inputs);
  return withTimeline({ ...others, selectedSystems: [...selectedSystems] }, localToday());
}

/**
 * Returns a number among the inputs as a live number: `get` returns it, and `subscribe` calls a
 * function with each new value in the event that changes it, until what it returns is called.
 */
export function liveInput(name: 'integrationCount' | 'developerCountNumber') {
  return {
    get: () => inputs[name],
    subscribe(onChange: (value: number) => void): () => void {
      let last = inputs[name];
      return subscribe(
        inputs,
        () => {
          if (inputs[name] === last) return;
          last = inputs[name];
          onChange(last);
        },
        true,
      );
    },
  };
}
