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

/** A clause that follows "wenn". */
export const quantityText: typeof English.quantityText = ({ quantity, from, to }, build) => {
  if (quantity.kind === 'listings')
    return to === 1
      ? 'Sie Einträge in Marktplätzen wünschen'
      : 'Sie keine Einträge in Marktplätzen wünschen';
  if (quantity.kind === 'number') {
    switch (quantity.name) {
      case 'maintenancePercentagePerYear':
        return `die Wartung ${shareText(to, build)} statt ${percent(from)} beansprucht`;
      case 'genericDevHours':
        return `die Entwicklung einer anderen Integration ${hours(to)} statt ${hours(from)} erfordert`;
      case 'genericMaintenanceHours':
        return `die Wartung einer anderen Integration ${hours(to)} statt ${hours(from)} pro Monat erfordert`;
      case 'assistedBuildSavingPercentage':
        return assistantsText('Entwicklungsstunden', to, from);
      case 'assistedMaintenanceSavingPercentage':
        return assistantsText('Wartungsstunden', to, from);
      case 'platformHoursOnce':
        return `die Entwicklung Ihrer eigenen Plattform ${hours(to)} statt ${hours(from)} erfordert`;
      case 'platformHoursPerMonth':
        return `der Betrieb Ihrer eigenen Plattform ${hours(to)} statt ${hours(from)} pro Monat erfordert`;
      case 'platformUsdPerMonth':
        return `das Hosting Ihrer eigenen Plattform ${formatExactUsd(to)} statt ${formatExactUsd(from)} pro Monat kostet`;
      case 'feesUsdPerYear':
        return `bei der Eigenentwicklung Gebühren von ${formatExactUsd(to)} statt ${formatExactUsd(from)} pro Jahr anfallen`;
      case 'turnoverPercentagePerYear':
        return `der Anteil Ihres Teams, der jedes Jahr ausscheidet, ${percent(to)} statt ${percent(from)} beträgt`;
      case 'handoverHours':
        return `die Übergabe an einen Nachfolger ${hours(to)} statt ${hours(from)} erfordert`;
      case 'multiplierPercentage':
        return `der Kostenmultiplikator zu ${percent(to)} statt zu ${percent(from)} zählt`;
      case 'embeddedHoursPerIntegration':
        return `Ihr Team zu Beginn für jede eingebettete Integration ${hours(to)} statt ${hours(from)} aufwendet`;
      case 'embeddedHoursPerMonth':
        return `Ihr Team für jede eingebettete Integration ${hours(to)} statt ${hours(from)} pro Monat aufwendet`;
      case 'planDiscountPercentage':
        return `der Rabatt auf den Tarif ${percent(to)} statt ${percent(from)} beträgt`;
      case 'planRisePercentagePerYear':
        return `der Preis des Tarifs um ${percent(to)} statt ${percent(from)} pro Jahr steigt`;
      case 'overageUsdPerMonth':
        return `der Mehrverbrauch über den Tarif hinaus ${formatExactUsd(to)} statt ${formatExactUsd(from)} pro Monat kostet`;
      case 'leavingHoursPerIntegration':
        return `Ihr Team für den Ausstieg aus jeder eingebetteten Integration ${hours(to)} statt ${hours(from)} aufwendet`;
      case 'wageRisePercentagePerYear':
        return `die Stundensätze um ${percent(to)} statt ${percent(from)} pro Jahr steigen`;
    }
  }
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

function shareText(percentage: number, build: BuildHours | undefined): string {
  const [share, amount] = maintenanceShareText(percentage, build).split(': ');
  return amount ? `${share} (${amount})` : `${share}`;
}

/** "KI-Assistenten die Entwicklungsstunden um 20 % senken statt um 10 %". */
function assistantsText(work: string, to: number, from: number): string {
  const size = (value: number) => percent(Math.abs(value));
  const isAlike = from === 0 || from < 0 === to < 0;
  const verb = (value: number) => (value < 0 ? 'erhöhen' : 'senken');
  const instead = isAlike
    ? `statt um ${size(from)}`
    : `statt sie um ${size(from)} zu ${verb(from)}`;
  return `KI-Assistenten die ${work} um ${size(to)} ${verb(to)}${isAlike ? '' : ','} ${instead}`;
}
