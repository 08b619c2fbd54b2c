import { proxy } from 'valtio';
import type { Figure } from '../../contract/figures.ts';
import type { FinanceHorizon } from '../../worker/forecast/finance.ts';

/**
 * State of the derivation dialog: the figure it shows, or null, and the horizon of finance figures.
 * `isExpected` is set when the visitor is likely to open it, so that its code is loaded.
 */
export const explanation = proxy({
  shown: null as Figure | null,
  financeMonths: 36 as FinanceHorizon,
  isExpected: false,
});

let trigger: HTMLElement | null = null;

/**
 * Shows how a figure was computed.
 *
 * @param pressed - The dialog is placed next to it.
 */
export function openExplanation(
  figure: Figure,
  pressed: HTMLElement,
  financeMonths: FinanceHorizon = 36,
): void {
  trigger = pressed;
  explanation.financeMonths = financeMonths;
  explanation.isExpected = true;
  explanation.shown = figure;
}

export function explanationTrigger(): HTMLElement | null {
  return trigger;
}

/** Loads the dialog's code; called when a figure is hovered or focused. */
export function preloadExplanation(): void {
  explanation.isExpected = true;
}

export function closeExplanation(): void {
  explanation.shown = null;
}
