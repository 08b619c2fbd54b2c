import { formatCount, formatList, formatWeeks } from '../../../../contract/format/phrases.ts';
import { systemName } from '../../../../worker/estimate/systems.ts';
import type * as English from '../../../../worker/forecast/counterargumentTexts.ts';
import { changedAssumptionTexts } from '../../contract/words/assumptionTexts.ts';

const hours = (value: number) => formatCount(value, 'hour');

/** A clause that follows "wenn". */
export const quantityText: typeof English.quantityText = ({ quantity, from, to }, build) => {
  if (quantity.kind === 'listings')
    return to === 1
      ? 'Sie Einträge in Marktplätzen wünschen'
      : 'Sie keine Einträge in Marktplätzen wünschen';
  if (quantity.kind === 'number') return changedAssumptionTexts[quantity.name](to, from, build);
  const name = systemName(quantity.id);
  switch (quantity.figure) {
    case 'devHours':
      return `die Entwicklung für ${name} ${hours(to)} statt ${hours(from)} erfordert`;
    case 'maintenanceHours':
      return `die Wartung für ${name} ${hours(to)} statt ${hours(from)} pro Monat erfordert`;
    case 'moderationWeeks':
      return `die Prüfung bei ${name} ${formatWeeks(to)} statt ${formatWeeks(from)} dauert`;
  }
};

export const counterargumentText: typeof English.counterargumentText = (changes, result) =>
  `Wenn ${formatList(changes)}, gilt: ${result}.`;

export const noResultText: typeof English.noResultText = (result) =>
  `Es gibt kein Ergebnis, das sich umkehren ließe: ${result}.`;
export const noTurnText = 'Weder eine Änderung noch zwei zusammen kehren es um.';

export const middleText: typeof English.middleText = (count, result) =>
  `In der Mitte ${count > 1 ? 'dieser Spannen' : 'dieser Spanne'} gilt: ${result}.`;
