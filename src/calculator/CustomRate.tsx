import { useState } from 'react';
import { isWithin } from '../../contract/assumptions.ts';
import { limits } from '../../contract/limits.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { inputs, useShownCurrency } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts, customRateTexts as texts } from '../texts/calculator.ts';

/**
 * The visitor's own rate, for `custom` (E20). A rate outside the advised range is used; one that
 * the contract rejects is not (E21).
 */
export function CustomRate() {
  const region = useStoreSelector(inputs, (stored) => stored.region);
  const customHourlyRate = useStoreSelector(inputs, (stored) => stored.customHourlyRate);
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  const { code } = useShownCurrency();
  const [typed, setTyped] = useState<number | null>(null);
  if (region !== 'custom') return null;

  const { customHourlyRateUsd: advised, customHourlyRateUsdAccepted: accepted } = limits;
  const shown = usableRate(typed) === customHourlyRate ? typed : customHourlyRate;
  const fallback = rateCard?.hourlyRatesUsd.other;
  const used = customHourlyRate ?? fallback;
  return (
    <NumberInput
      label={calculatorTexts.inputs.customHourlyRate}
      unit={texts.unit}
      value={shown}
      onChange={(rate) => {
        setTyped(rate);
        inputs.customHourlyRate = usableRate(rate);
      }}
      range={advised}
      outOfRange="warn"
      help={texts.help(advised, fallback) + (used && code !== 'usd' ? texts.converted(used) : '')}
      error={
        shown === null || isWithin(shown, advised)
          ? undefined
          : isWithin(shown, accepted)
            ? texts.outsideAdvice(advised)
            : texts.refused(accepted, fallback)
      }
    />
  );
}

function usableRate(rate: number | null): number | null {
  return rate !== null && isWithin(rate, limits.customHourlyRateUsdAccepted) ? rate : null;
}
