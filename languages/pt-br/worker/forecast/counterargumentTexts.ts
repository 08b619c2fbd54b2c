import { formatCount, formatList, formatWeeks } from '../../../../contract/format/phrases.ts';
import { systemName } from '../../../../worker/estimate/systems.ts';
import type * as English from '../../../../worker/forecast/counterargumentTexts.ts';
import { changedAssumptionTexts } from '../../contract/words/assumptionTexts.ts';

const hours = (value: number) => formatCount(value, 'hour');

/** A clause that follows "se". */
export const quantityText: typeof English.quantityText = ({ quantity, from, to }, build) => {
  if (quantity.kind === 'listings') {
    return to === 1
      ? 'você quiser publicações em marketplaces'
      : 'você não quiser publicações em marketplaces';
  }
  if (quantity.kind === 'number') return changedAssumptionTexts[quantity.name](to, from, build);
  const name = systemName(quantity.id);
  switch (quantity.figure) {
    case 'devHours':
      return `o desenvolvimento de ${name} exigir ${hours(to)} em vez de ${hours(from)}`;
    case 'maintenanceHours':
      return `a manutenção de ${name} exigir ${hours(to)} por mês em vez de ${hours(from)}`;
    case 'moderationWeeks':
      return `a revisão de ${name} levar ${formatWeeks(to)} em vez de ${formatWeeks(from)}`;
  }
};

export const counterargumentText: typeof English.counterargumentText = (changes, result) =>
  `Se ${formatList(changes)}, ${result}.`;

export const noResultText: typeof English.noResultText = (result) =>
  `Não há resultado a inverter: ${result}.`;
export const noTurnText = 'Nem uma mudança nem duas juntas o invertem.';

export const middleText: typeof English.middleText = (count, result) =>
  `No meio ${count > 1 ? 'destas faixas' : 'desta faixa'}, ${result}.`;
