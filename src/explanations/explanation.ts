import { proxy } from 'valtio';
import type { Figure } from '../../worker/estimate/trace.ts';

/** Which figure's derivation is open, and whether one has been as good as asked for. */
export const explanation = proxy({ shown: null as Figure | null, isExpected: false });

let trigger: HTMLElement | null = null;

/** Show how a figure was computed, beside what was pressed. */
export function openExplanation(figure: Figure, pressed: HTMLElement): void {
  trigger = pressed;
  explanation.isExpected = true;
  explanation.shown = figure;
}

/** What was pressed to open the derivation that is shown. */
export function explanationTrigger(): HTMLElement | null {
  return trigger;
}

/** The visitor is reaching for a figure, by pointer or keyboard: the code may be fetched. */
export function expectExplanation(): void {
  explanation.isExpected = true;
}

export function closeExplanation(): void {
  explanation.shown = null;
}
