import type { AssumptionUnit } from '../../../../contract/assumptionDetails.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import {
  type BuildHours,
  maintenanceShareText,
} from '../../../../contract/format/maintenanceShareText.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/assumptionTexts.ts';

const hours = (value: number) => formatCount(value, 'hour');
const percent = (value: number) => percentText(formatNumber(value, 1));

export const assumptionLabels: Translated<typeof English.assumptionLabels> = {
  maintenancePercentagePerYear: 'Jährliche Wartung',
  genericDevHours: 'Stunden für die Entwicklung einer anderen Integration',
  genericMaintenanceHours: 'Wartungsstunden pro Monat für eine andere Integration',
  assistedBuildSavingPercentage: 'Entwicklungsstunden, die KI-Assistenten einsparen',
  assistedMaintenanceSavingPercentage: 'Wartungsstunden, die KI-Assistenten einsparen',
  platformHoursOnce: 'Stunden für die Entwicklung Ihrer eigenen Plattform',
  platformHoursPerMonth: 'Stunden pro Monat für den Betrieb Ihrer eigenen Plattform',
  platformUsdPerMonth: 'Hosting und Werkzeuge Ihrer eigenen Plattform',
  feesUsdPerYear: 'Gebühren der Eigenentwicklung (Sicherheitsprüfungen, Einträge, Recht)',
  turnoverPercentagePerYear: 'Anteil Ihres Teams, der jedes Jahr ausscheidet',
  handoverHours: 'Stunden für die Übergabe an Nachfolger',
  multiplierPercentage: 'Anteil des Kostenmultiplikators, der zählt',
  embeddedHoursPerIntegration: 'Ihre Stunden für die Einrichtung einer eingebetteten Integration',
  embeddedHoursPerMonth: 'Ihre Stunden pro Monat für eine eingebettete Integration',
  planDiscountPercentage: 'Rabatt auf den Tarif der eingebetteten Lösung',
  usersNow: 'Abgerechnete Nutzer heute',
  usersAtEnd: 'Abgerechnete Nutzer in Monat 36',
  planUsdPerMonth: 'Angebotener Monatspreis',
  planSetupUsd: 'Angebotene Einrichtungsgebühr',
  planRisePercentagePerYear: 'Jährliche Preiserhöhung des Tarifs der eingebetteten Lösung',
  overageUsdPerMonth: 'Mehrverbrauch über den Tarif der eingebetteten Lösung hinaus',
  wageRisePercentagePerYear: 'Jährlicher Anstieg der Stundensätze',
  embeddedDeploymentWeeks: 'Wochen bis zur Bereitstellung der eingebetteten Lösung',
  leavingHoursPerIntegration: 'Ihre Stunden für den Ausstieg, je eingebetteter Integration',
  leavingMonth: 'Monate bis zu Ihrem Ausstieg aus der eingebetteten Lösung (0: Sie bleiben)',
  discountRatePercentage: 'Diskontierungssatz',
  monthlyRevenueUsd: 'Monatlicher Umsatz, der auf die Integrationen wartet',
  grossMarginPercentage: 'Bruttomarge auf diesen Umsatz',
  rampMonths: 'Monate, bis dieser Umsatz voll erreicht ist',
};

/** A clause that follows "wenn". */
export const changedAssumptionTexts: Translated<typeof English.changedAssumptionTexts> = {
  maintenancePercentagePerYear: (to, from, build) =>
    `die Wartung ${shareText(to, build)} statt ${percent(from)} beansprucht`,
  genericDevHours: (to, from) =>
    `die Entwicklung einer anderen Integration ${hours(to)} statt ${hours(from)} erfordert`,
  genericMaintenanceHours: (to, from) =>
    `die Wartung einer anderen Integration ${hours(to)} statt ${hours(from)} pro Monat erfordert`,
  assistedBuildSavingPercentage: (to, from) => assistantsText('Entwicklungsstunden', to, from),
  assistedMaintenanceSavingPercentage: (to, from) => assistantsText('Wartungsstunden', to, from),
  platformHoursOnce: (to, from) =>
    `die Entwicklung Ihrer eigenen Plattform ${hours(to)} statt ${hours(from)} erfordert`,
  platformHoursPerMonth: (to, from) =>
    `der Betrieb Ihrer eigenen Plattform ${hours(to)} statt ${hours(from)} pro Monat erfordert`,
  platformUsdPerMonth: (to, from) =>
    `das Hosting Ihrer eigenen Plattform ${formatExactUsd(to)} statt ${formatExactUsd(from)} pro Monat kostet`,
  feesUsdPerYear: (to, from) =>
    `bei der Eigenentwicklung Gebühren von ${formatExactUsd(to)} statt ${formatExactUsd(from)} pro Jahr anfallen`,
  turnoverPercentagePerYear: (to, from) =>
    `der Anteil Ihres Teams, der jedes Jahr ausscheidet, ${percent(to)} statt ${percent(from)} beträgt`,
  handoverHours: (to, from) =>
    `die Übergabe an einen Nachfolger ${hours(to)} statt ${hours(from)} erfordert`,
  multiplierPercentage: (to, from) =>
    `der Kostenmultiplikator zu ${percent(to)} statt zu ${percent(from)} zählt`,
  embeddedHoursPerIntegration: (to, from) =>
    `Ihr Team zu Beginn für jede eingebettete Integration ${hours(to)} statt ${hours(from)} aufwendet`,
  embeddedHoursPerMonth: (to, from) =>
    `Ihr Team für jede eingebettete Integration ${hours(to)} statt ${hours(from)} pro Monat aufwendet`,
  planDiscountPercentage: (to, from) =>
    `der Rabatt auf den Tarif ${percent(to)} statt ${percent(from)} beträgt`,
  planRisePercentagePerYear: (to, from) =>
    `der Preis des Tarifs um ${percent(to)} statt ${percent(from)} pro Jahr steigt`,
  overageUsdPerMonth: (to, from) =>
    `der Mehrverbrauch über den Tarif hinaus ${formatExactUsd(to)} statt ${formatExactUsd(from)} pro Monat kostet`,
  leavingHoursPerIntegration: (to, from) =>
    `Ihr Team für den Ausstieg aus jeder eingebetteten Integration ${hours(to)} statt ${hours(from)} aufwendet`,
  wageRisePercentagePerYear: (to, from) =>
    `die Stundensätze um ${percent(to)} statt ${percent(from)} pro Jahr steigen`,
};

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

export const wantsListingsLabel = 'Auch auf Marktplätzen eintragen';
export const billingLabel = 'Preis der eingebetteten Lösung';
export const billingTexts: Translated<typeof English.billingTexts> = {
  integrations: 'Nach Integrationen',
  starter: 'Starter pro Nutzer',
  pro: 'Pro pro Nutzer',
  quote: 'Ihr Angebot',
};
export const presetLabel = 'Alle übrigen Annahmen';

export const systemFigureLabels: Translated<typeof English.systemFigureLabels> = {
  devHours: 'Entwicklungsstunden',
  maintenanceHours: 'Wartungsstunden pro Monat',
  moderationWeeks: 'Wochen der Prüfung',
};
export const systemFigureLabel: typeof English.systemFigureLabel = (name, figure) =>
  `${name}: ${systemFigureLabels[figure]}`;

export const assumptionUnits: Translated<typeof English.assumptionUnits> = {
  percentPerYear: '% pro Jahr',
  percent: '%',
  hoursOnce: 'h',
  hoursPerMonth: 'h im Monat',
  usdPerMonth: 'USD im Monat',
  usdOnce: 'USD',
  users: 'Nutzer',
  usdPerYear: 'USD pro Jahr',
  weeks: 'Wochen',
  months: 'Monate',
};
export const figureUnits: Translated<typeof English.figureUnits> = {
  devHours: 'h',
  maintenanceHours: 'h im Monat',
  moderationWeeks: 'Wochen',
};

export const quantityText: typeof English.quantityText = (number, unit) => {
  const counted =
    number === '1' ? unit.replace(/^Wochen$/, 'Woche').replace(/^Monate$/, 'Monat') : unit;
  return `${number}${unit.startsWith('%') ? '\u00a0' : ' '}${counted}`;
};

export const amountTexts: Translated<typeof English.amountTexts> = {
  usdPerMonth: (amount) => `${amount} im Monat`,
  usdOnce: (amount) => amount,
  usdPerYear: (amount) => `${amount} pro Jahr`,
};

const noNumberTexts: { readonly [Unit in AssumptionUnit]?: string } = {
  weeks: 'die des Tarifs',
  users: 'so viele wie heute',
  usdPerMonth: 'der Listenpreis nach Integrationen',
  usdOnce: 'der Listenpreis nach Integrationen',
};
export const noNumberText: typeof English.noNumberText = (unit) =>
  noNumberTexts[unit] ?? 'die Stunden des Preisblatts';

export const originTexts: Translated<typeof English.originTexts> = {
  visitor: 'Ihre Annahme',
  midRange: 'eine Annahme in der Mitte der Spanne',
  rateCard: 'Schätzung des Rechners',
};

export const rowTexts: Translated<typeof English.rowTexts> = {
  listings: 'ja',
  noListings: 'nein',
  midRange: 'Mitte der Spanne',
  rateCard: 'Preisblatt',
  ofRateCard: 'wie im Preisblatt',
  notOnRateCard: 'nicht im Preisblatt',
  none: 'die des Preisblatts',
};
