import { proxy } from 'valtio';
import type { Figure } from '../../worker/estimate/trace.ts';

/**
 * State of the derivation dialog: the figure it shows, or null. `isExpected` is set when the
 * visitor is likely to open it, so that its code is loaded.
 */
export const explanation = proxy({ shown: null as Figure | null, isExpected: false });

let trigger: HTMLElement | null = null;

/**
 * Shows how a figure was computed.
 *
 * @param pressed The element that was pressed, which the dialog is placed next to.
 */
export function openExplanation(figure: Figure, pressed: HTMLElement): void {
  trigger = pressed;
  explanation.isExpected = true;
  explanation.shown = figure;
}

/** Returns the element that opened the dialog. */
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
