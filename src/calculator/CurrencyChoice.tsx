import { useRef } from 'react';
import { currencyCodes } from '../../contract/inputs.ts';
import { inputs, useShownCurrency } from '../estimator/inputs.ts';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import './CurrencyChoice.css';

/** In which currency the page shows amounts (E38). */
export function CurrencyChoice() {
  const select = useRef<HTMLSelectElement>(null);
  const { code } = useShownCurrency();
  usePreHydrationInput(select, code, choose);
  return (
    <select
      ref={select}
      className="currency"
      aria-label={calculatorTexts.inputs.currency}
      autoComplete="off"
      value={code}
      onChange={(event) => choose(event.target.value)}
    >
      {currencyCodes.map((option) => (
        <option key={option} value={option}>
          {option.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

/** Another currency begins at the rate card's rate. */
function choose(code: string): void {
  Object.assign(inputs, { exchangeRate: null, currency: code === 'usd' ? null : code });
}
