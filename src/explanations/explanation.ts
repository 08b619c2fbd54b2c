import { proxy } from 'valtio';
import type { Figure } from '../../contract/operands.ts';
import type { FinanceHorizon } from '../../worker/forecast/finance.ts';

/** State of the derivation dialog: the figure it shows, or null, and the horizon of its figures. */
export const explanation = proxy({
  shown: null as Figure | null,
  financeMonths: 36 as FinanceHorizon,
});

/** The figure beside which the dialog is placed. */
export const explanationTrigger = { current: null as HTMLElement | null };

/** Shows how a figure was computed, beside the one that was pressed. */
export function openExplanation(
  figure: Figure,
  pressed: HTMLElement,
  financeMonths: FinanceHorizon = 36,
): void {
  explanationTrigger.current = pressed;
  explanation.financeMonths = financeMonths;
  explanation.shown = figure;
}

export function closeExplanation(): void {
  explanation.shown = null;
}
