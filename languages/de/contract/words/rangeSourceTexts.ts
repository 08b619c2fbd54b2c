import { formatNumber } from '../../../../contract/format/numbers.ts';
import type * as English from '../../../../contract/words/rangeSourceTexts.ts';

export const publishedText: typeof English.publishedText = (range) =>
  `Veröffentlichte Spanne: ${range}`;
export const plausibleText: typeof English.plausibleText = (range) =>
  `Plausibel: ${range} (Schätzung des Rechners)`;

export const fromTo: typeof English.fromTo = (from, to) => `${from} bis ${to}`;

export const assessmentsNote =
  ', wenn ein gewähltes System eine Sicherheitsprüfung braucht, sonst 0';
export const proportionNote = ' ab 10 Integrationen, bei weniger anteilig';

export const timesPlanText: typeof English.timesPlanText = (factor) =>
  `${formatNumber(factor, 2)} × Tarif`;

export const readOnText: typeof English.readOnText = (day, isUnchecked) =>
  `gelesen am ${day}${isUnchecked ? ', seither nicht wieder geöffnet' : ''}`;
