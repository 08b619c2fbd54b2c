import { percentText } from '../../../../contract/format/locale.ts';
import {
  type BuildHours,
  maintenanceShareText,
} from '../../../../contract/format/maintenanceShareText.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount, formatList, formatWeeks } from '../../../../contract/format/phrases.ts';
import { systemName } from '../../../../worker/estimate/systems.ts';
import type * as English from '../../../../worker/forecast/counterargumentTexts.ts';

const hours = (value: number) => formatCount(value, 'hour');
const percent = (value: number) => percentText(formatNumber(value, 1));

/** A clause that follows "se". */
export const quantityText: typeof English.quantityText = ({ quantity, from, to }, build) => {
  if (quantity.kind === 'listings') {
    return to === 1
      ? 'você quiser publicações em marketplaces'
      : 'você não quiser publicações em marketplaces';
  }
  if (quantity.kind === 'number') {
    switch (quantity.name) {
      case 'maintenancePercentagePerYear':
        return `a manutenção exigir ${shareText(to, build)} em vez de ${percent(from)}`;
      case 'genericDevHours':
        return `o desenvolvimento de outra integração exigir ${hours(to)} em vez de ${hours(from)}`;
      case 'genericMaintenanceHours':
        return `a manutenção de outra integração exigir ${hours(to)} por mês em vez de ${hours(from)}`;
      case 'assistedBuildSavingPercentage':
        return assistantsText('desenvolvimento', to, from);
      case 'assistedMaintenanceSavingPercentage':
        return assistantsText('manutenção', to, from);
      case 'platformHoursOnce':
        return `o desenvolvimento da sua própria plataforma exigir ${hours(to)} em vez de ${hours(from)}`;
      case 'platformHoursPerMonth':
        return `a operação da sua própria plataforma exigir ${hours(to)} por mês em vez de ${hours(from)}`;
      case 'platformUsdPerMonth':
        return `a hospedagem da sua própria plataforma custar ${formatExactUsd(to)} por mês em vez de ${formatExactUsd(from)}`;
      case 'feesUsdPerYear':
        return `o desenvolvimento interno tiver taxas de ${formatExactUsd(to)} por ano em vez de ${formatExactUsd(from)}`;
      case 'turnoverPercentagePerYear':
        return `${percent(to)} da sua equipe sair a cada ano em vez de ${percent(from)}`;
      case 'handoverHours':
        return `a passagem para um sucessor exigir ${hours(to)} em vez de ${hours(from)}`;
      case 'multiplierPercentage':
        return `${percent(to)} do multiplicador de custo contar em vez de ${percent(from)}`;
      case 'embeddedHoursPerIntegration':
        return `sua equipe dedicar no início ${hours(to)} a cada integração incorporada em vez de ${hours(from)}`;
      case 'embeddedHoursPerMonth':
        return `sua equipe dedicar ${hours(to)} por mês a cada integração incorporada em vez de ${hours(from)}`;
      case 'planDiscountPercentage':
        return `o desconto no plano for de ${percent(to)} em vez de ${percent(from)}`;
      case 'planRisePercentagePerYear':
        return `o preço do plano subir ${percent(to)} por ano em vez de ${percent(from)}`;
      case 'overageUsdPerMonth':
        return `o excedente do plano for de ${formatExactUsd(to)} por mês em vez de ${formatExactUsd(from)}`;
      case 'leavingHoursPerIntegration':
        return `sua equipe dedicar ${hours(to)} à saída de cada integração incorporada em vez de ${hours(from)}`;
      case 'wageRisePercentagePerYear':
        return `os valores da hora subirem ${percent(to)} por ano em vez de ${percent(from)}`;
    }
  }
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

function shareText(percentage: number, build: BuildHours | undefined): string {
  const [share, amount] = maintenanceShareText(percentage, build).split(': ');
  return amount ? `${share} (${amount})` : `${share}`;
}

/** "os assistentes de IA reduzirem as horas de desenvolvimento em 20% em vez de 10%". */
function assistantsText(work: string, to: number, from: number): string {
  const size = (value: number) => percent(Math.abs(value));
  const isAlike = from === 0 || from < 0 === to < 0;
  const instead = isAlike
    ? size(from)
    : `${from < 0 ? 'aumentá-las' : 'reduzi-las'} em ${size(from)}`;
  return `os assistentes de IA ${to < 0 ? 'aumentarem' : 'reduzirem'} as horas de ${work} em ${size(to)} em vez de ${instead}`;
}
