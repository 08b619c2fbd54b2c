import { exchangeRates } from '../contract/format/currencyText.ts';
import { currencyOf } from '../contract/format/money.ts';
import type { OpenEstimate } from '../contract/openEstimate.ts';

/** Inputs are what was stated, and the assumptions are those in US dollars. */
const partsInUsd = ['inputs', 'sourcedAssumptions'];
/** What is in US dollars, by its path. */
const amount = /^results\.(?!.*percentage)|(?:Usd|\.usd|\.p10|\.p90)$/;

/**
 * The amounts of an estimate in the currency that its inputs ask for (E38), by their dotted paths;
 * nothing where that is US dollars.
 */
export function amountsInCurrency(estimate: Omit<OpenEstimate, 'inCurrency'>) {
  const { code, perUsd } = currencyOf(estimate.inputs);
  if (code === 'usd') return {};
  const isStated = (estimate.inputs.exchangeRate ?? null) !== null;
  const amounts: Record<string, number> = {};
  function collect(part: unknown, path: string) {
    if (typeof part === 'number' && amount.test(path)) {
      amounts[path] = Number((part * perUsd).toFixed(2));
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) collect(inner, `${path}.${name}`);
    }
  }
  for (const [name, part] of Object.entries(estimate)) {
    if (!partsInUsd.includes(name)) collect(part, name);
  }
  const rateDate = isStated ? null : exchangeRates.date;
  return { inCurrency: { code, perUsd, rateDate, amounts } };
}
