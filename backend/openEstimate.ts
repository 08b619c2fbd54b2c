import type { CalculatorInputs } from '../contract/calculation.ts';
import { utcDay } from '../contract/days.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { exchangeRates } from '../contract/format/currencyText.ts';
import { currencyOf } from '../contract/format/money.ts';
import { developerRange } from '../contract/inputs.ts';
import type { CompleteEstimate, OpenEstimate } from '../contract/openEstimate.ts';
import { estimateContent } from '../worker/forecast/estimateContent.ts';
import { inputsUrl } from './pageUrls.ts';
import type { Estimator } from './ports.ts';

/** Inputs with or without those that are derived. */
type PartialCalculatorInputs = {
  readonly [Name in keyof CalculatorInputs]?: CalculatorInputs[Name] | undefined;
};

/** Completes inputs: a missing one has its default, and the label of the team follows its size. */
export function completeInputs(stated: PartialCalculatorInputs): CalculatorInputs {
  // JSON has no undefined values.
  const complete = { ...defaultInputs, ...stated } as CalculatorInputs;
  if ('developerCount' in stated) return complete;
  return { ...complete, developerCount: developerRange(complete.developerCountNumber) };
}

/** The circumstances that an estimate depends on besides its inputs. */
export interface Circumstances {
  /** Epoch milliseconds; the deadline is compared with its UTC day. */
  now: number;
  /** Where visitors reach the page. */
  publicUrl: URL;
  /** Whether the estimate has its slow and its long parts; true by default. */
  isComplete?: boolean;
}

/** Estimates inputs in the open format, with the figures of the page. */
export function openEstimate(
  inputs: CalculatorInputs,
  { now, publicUrl, isComplete = true }: Circumstances,
): OpenEstimate {
  const content = estimateContent(inputs, utcDay(now), isComplete);
  const url = inputsUrl(publicUrl, content.inputs);
  const estimated = { ...content, notCounted: [], notes: [], url };
  return { ...estimated, ...amountsInCurrency(estimated) };
}

/** Estimates inputs with the slow and the long parts. */
export function completeEstimate(
  inputs: CalculatorInputs,
  circumstances: Omit<Circumstances, 'isComplete'>,
): CompleteEstimate {
  // Only a shortened estimate lacks parts; tests parse what the API answers.
  return openEstimate(inputs, circumstances) as CompleteEstimate;
}

/** Estimates in the thread of the caller. */
export function directEstimator(publicUrl: URL): Estimator {
  return async (inputs, now) => completeEstimate(inputs, { now, publicUrl });
}

/** Inputs are what was stated, and the assumptions are those in US dollars. */
const partsInUsd = ['inputs', 'sourcedAssumptions'];
/** What is in US dollars, by its path. */
const amount = /^results\.(?!.*percentage)|(?:Usd|\.usd|\.p10|\.p90)$/;

/**
 * The amounts of an estimate in the currency that its inputs ask for (E38), by their dotted paths;
 * nothing where that is US dollars.
 */
function amountsInCurrency(estimate: Omit<OpenEstimate, 'inCurrency'>) {
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
