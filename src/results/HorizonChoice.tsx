import { useEffect, useRef } from 'react';
import { type Horizon, horizons } from '../../contract/format/answerText.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { resultsTexts } from '../texts/results.ts';
import { horizonChoice, useHorizon } from './horizon.ts';

/** Over which time both sides are compared. */
export function HorizonChoice() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // What was chosen before hydration stays chosen.
    const early = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const horizon = horizons.find((known) => known === early);
    if (horizon) choose(horizon);
  }, []);
  return (
    <RadioGroup
      ref={fieldset}
      legend={resultsTexts.horizonLegend}
      options={horizons.map((horizon) => ({
        value: horizon,
        label: resultsTexts.horizons[horizon],
      }))}
      value={useHorizon()}
      onChange={choose}
    />
  );
}

function choose(horizon: Horizon): void {
  horizonChoice.horizon = horizon;
}
