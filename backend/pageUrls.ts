import { inputNames, type PartialInputs, statedInputs } from '../contract/inputs.ts';
import { isInputValue } from '../contract/isInputValue.ts';
import { calculatorPath, type Language } from '../contract/languages.ts';
import { scenarioFragment } from '../contract/scenarioLink.ts';
import { withUsedCurrency } from '../contract/usedInputs.ts';

/**
 * Creates the URL that opens a saved calculation in the calculator, in a language.
 *
 * @param pageUrl - Where visitors reach the page.
 */
export function calculationUrl(
  pageUrl: URL,
  calculationId: string,
  language: Language = 'en',
): string {
  return new URL(`${calculatorPath(language)}?calculation=${calculationId}`, pageUrl).href;
}

/**
 * Creates the URL that opens inputs in the calculator.
 *
 * @param pageUrl - Where visitors reach the page.
 * @param inputs - As a request carried them; what is missing has its default.
 * @returns null if the calculator has no such inputs: nothing was calculated, or the region is in
 *   other words (E20).
 */
export function scenarioUrl(
  pageUrl: URL,
  inputs: { readonly [name: string]: unknown },
): string | null {
  const linked: { [name: string]: unknown } = { ...inputs, ...dayOf(inputs.deadline) };
  const sent = inputNames.filter((name) => linked[name] !== undefined);
  if (!sent.every((name) => isInputValue(name, linked[name]))) return null;
  return inputsUrl(pageUrl, linked as PartialInputs);
}

/** Creates the URL that opens valid inputs in the calculator. */
export function inputsUrl(pageUrl: URL, inputs: PartialInputs): string {
  return new URL(
    `roi-calculator#${scenarioFragment(statedInputs(withUsedCurrency(inputs)))}`,
    pageUrl,
  ).href;
}

/** The deadline as a day; of an instant, the day it is written with (E18). */
function dayOf(deadline: unknown): { deadline?: string } {
  return typeof deadline === 'string' ? { deadline: deadline.slice(0, 10) } : {};
}
