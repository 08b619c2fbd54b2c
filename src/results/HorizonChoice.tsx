import { useEffect, useRef } from 'react';
import { type Horizon, horizons } from '../../contract/format/answerText.ts';
import { resultsTexts } from '../texts/results.ts';
import { horizonChoice, useHorizon } from './horizon.ts';
import './HorizonChoice.css';

/**
 * Over which time both sides are compared: native radio buttons, which answer to the arrow keys.
 */
export function HorizonChoice() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const chosen = useHorizon();
  useEffect(() => {
    // What was chosen before hydration stays chosen.
    const early = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const horizon = horizons.find((known) => known === early);
    if (horizon) choose(horizon);
  }, []);
  return (
    <fieldset ref={fieldset} className="horizons">
      <legend className="visually-hidden">{resultsTexts.horizonLegend}</legend>
      {horizons.map((horizon) => (
        <label key={horizon}>
          <input
            type="radio"
            name="horizon"
            value={horizon}
            checked={horizon === chosen}
            onChange={() => choose(horizon)}
          />
          <span>{resultsTexts.horizons[horizon]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function choose(horizon: Horizon): void {
  horizonChoice.horizon = horizon;
}
