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

/** A clause that follows "si". */
export const quantityText: typeof English.quantityText = ({ quantity, from, to }, build) => {
  if (quantity.kind === 'listings') {
    return to === 1
      ? 'usted quiere publicaciones en marketplaces'
      : 'usted no quiere publicaciones en marketplaces';
  }
  if (quantity.kind === 'number') {
    switch (quantity.name) {
      case 'maintenancePercentagePerYear':
        return `el mantenimiento requiere el ${shareText(to, build)} en lugar del ${percent(from)}`;
      case 'genericDevHours':
        return `el desarrollo de otra integración requiere ${hours(to)} en lugar de ${hours(from)}`;
      case 'genericMaintenanceHours':
        return `el mantenimiento de otra integración requiere ${hours(to)} al mes en lugar de ${hours(from)}`;
      case 'assistedBuildSavingPercentage':
        return assistantsText('desarrollo', to, from);
      case 'assistedMaintenanceSavingPercentage':
        return assistantsText('mantenimiento', to, from);
      case 'platformHoursOnce':
        return `el desarrollo de su propia plataforma requiere ${hours(to)} en lugar de ${hours(from)}`;
      case 'platformHoursPerMonth':
        return `la operación de su propia plataforma requiere ${hours(to)} al mes en lugar de ${hours(from)}`;
      case 'platformUsdPerMonth':
        return `el alojamiento de su propia plataforma cuesta ${formatExactUsd(to)} al mes en lugar de ${formatExactUsd(from)}`;
      case 'feesUsdPerYear':
        return `el desarrollo interno paga cargos de ${formatExactUsd(to)} al año en lugar de ${formatExactUsd(from)}`;
      case 'turnoverPercentagePerYear':
        return `cada año se va el ${percent(to)} de su equipo en lugar del ${percent(from)}`;
      case 'handoverHours':
        return `el traspaso a un sucesor requiere ${hours(to)} en lugar de ${hours(from)}`;
      case 'multiplierPercentage':
        return `cuenta el ${percent(to)} del multiplicador de costos en lugar del ${percent(from)}`;
      case 'embeddedHoursPerIntegration':
        return `su equipo dedica al inicio ${hours(to)} a cada integración embebida en lugar de ${hours(from)}`;
      case 'embeddedHoursPerMonth':
        return `su equipo dedica ${hours(to)} al mes a cada integración embebida en lugar de ${hours(from)}`;
      case 'planDiscountPercentage':
        return `el descuento del plan es del ${percent(to)} en lugar del ${percent(from)}`;
      case 'planRisePercentagePerYear':
        return `el precio del plan sube un ${percent(to)} al año en lugar de un ${percent(from)}`;
      case 'overageUsdPerMonth':
        return `el excedente del plan es de ${formatExactUsd(to)} al mes en lugar de ${formatExactUsd(from)}`;
      case 'leavingHoursPerIntegration':
        return `su equipo dedica ${hours(to)} a salir de cada integración embebida en lugar de ${hours(from)}`;
      case 'wageRisePercentagePerYear':
        return `las tarifas por hora suben un ${percent(to)} al año en lugar de un ${percent(from)}`;
    }
  }
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
  `No hay un resultado que invertir: ${result}.`;
export const noTurnText = 'Ni un cambio ni dos juntos lo invierten.';

export const middleText: typeof English.middleText = (count, result) =>
  `En el punto medio de ${count > 1 ? 'estos rangos' : 'este rango'}, ${result}.`;

function shareText(percentage: number, build: BuildHours | undefined): string {
  const [share, amount] = maintenanceShareText(percentage, build).split(': ');
  return amount ? `${share} (${amount})` : `${share}`;
}

/** "los asistentes de IA reducen un 20 % las horas de desarrollo en lugar de un 10 %". */
function assistantsText(work: string, to: number, from: number): string {
  const size = (value: number) => percent(Math.abs(value));
  const isAlike = from === 0 || from < 0 === to < 0;
  const instead = isAlike
    ? `un ${size(from)}`
    : `${from < 0 ? 'aumentarlas' : 'reducirlas'} un ${size(from)}`;
  return `los asistentes de IA ${to < 0 ? 'aumentan' : 'reducen'} un ${size(to)} las horas de ${work} en lugar de ${instead}`;
}
