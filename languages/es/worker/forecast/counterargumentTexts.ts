import { formatCount, formatList, formatWeeks } from '../../../../contract/format/phrases.ts';
import { systemName } from '../../../../worker/estimate/systems.ts';
import type * as English from '../../../../worker/forecast/counterargumentTexts.ts';
import { changedAssumptionTexts } from '../../contract/words/assumptionTexts.ts';

const hours = (value: number) => formatCount(value, 'hour');

/** A clause that follows "si". */
export const quantityText: typeof English.quantityText = ({ quantity, from, to }, build) => {
  if (quantity.kind === 'listings') {
    return to === 1
      ? 'usted quiere publicaciones en marketplaces'
      : 'usted no quiere publicaciones en marketplaces';
  }
  if (quantity.kind === 'number') return changedAssumptionTexts[quantity.name](to, from, build);
  const name = systemName(quantity.id);
  switch (quantity.figure) {
    case 'devHours':
      return `el desarrollo de ${name} requiere ${hours(to)} en lugar de ${hours(from)}`;
    case 'maintenanceHours':
      return `el mantenimiento de ${name} requiere ${hours(to)} al mes en lugar de ${hours(from)}`;
    case 'moderationWeeks':
      return `la revisión de ${name} tarda ${formatWeeks(to)} en lugar de ${formatWeeks(from)}`;
  }
};

export const counterargumentText: typeof English.counterargumentText = (changes, result) =>
  `Si ${formatList(changes)}, ${result}.`;

export const noResultText: typeof English.noResultText = (result) =>
  `No hay un resultado que cambiar: ${result}.`;
export const noTurnText = 'Ningún cambio, ni solo ni junto con otro, cambia el resultado.';

export const middleText: typeof English.middleText = (count, result) =>
  `En el punto medio de ${count > 1 ? 'estos rangos' : 'este rango'}, ${result}.`;
