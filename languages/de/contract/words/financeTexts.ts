import { percentText } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/financeTexts.ts';

const discounted = (rate: string) => `mit ${percentText(rate)} pro Jahr abgezinst`;

export const timeLostLabel = 'Zeitverlust, Teil der Eigenentwicklung';

export const financeLabels: Translated<typeof English.financeLabels> = {
  npvNote: 'monatlich abgezinst',
  cashNpvNote:
    'ohne den Zeitverlust durch Wechsel, Abstimmung und lange Entwicklungen, für den niemand bezahlt wird',
  timeLost: timeLostLabel,
  notLive: 'bis dahin nicht in Betrieb',
  inMonth: (month) => `Monat ${month}`,
  noPayback: 'keine bis dahin',
  nothingToPayBack: 'nichts zu amortisieren',
  nothingToPayBackNote: 'keine der beiden Seiten verursacht Kosten',
  paybackNote: 'von da an bleibt der gesamte Vorteil bei 0 oder darüber',
  noPaybackNote: 'der gesamte Vorteil bleibt nicht bei 0 oder darüber',
  table: 'Was jede Seite kostet, nach Jahren',
  year: 'Jahr',
  start: 'Beginn',
  inHouse: 'Eigenentwicklung',
  embedded: 'Eingebettet',
  benefit: 'Vorteil des Einbettens',
  total: 'Summe',
};

export const benefitIntro: typeof English.benefitIntro = (months, rate) =>
  `Der Vorteil ist, was die Eigenentwicklung über ${months} Monate mehr kostet als die eingebettete Lösung. Kapitalwert und ROI sind ${discounted(rate)}; die Amortisation und die Beträge nach Jahren sind es nicht.`;

export const costsIntro: typeof English.costsIntro = (months) =>
  `Was jede Seite über ${months} Monate kostet, nicht abgezinst.`;

export const estimatesIn: typeof English.estimatesIn = (currency) =>
  `Schätzungen für die Planung in ${currency}, vor Steuern.`;

export const roiNote: typeof English.roiNote = (npv) =>
  `Kapitalwert von ${npv} ÷ Barwert der Kosten der eingebetteten Lösung`;

export const earlierLaunchOf: typeof English.earlierLaunchOf = (side) =>
  `Wert eines früheren Starts ${side === 'embedded' ? 'mit der eingebetteten Lösung' : 'mit der Eigenentwicklung'}`;

export const earlierLaunchNote: typeof English.earlierLaunchNote = (rate) =>
  `Bruttogewinn, ${discounted(rate)}; in keiner anderen Zahl enthalten`;

export const noPaybackSummary = 'keine Amortisation bis dahin';
export const paybackSummary: typeof English.paybackSummary = (month) =>
  `Amortisation in Monat ${month}`;

export const financeSentence: typeof English.financeSentence = (
  { months, rate },
  { npv, cashNpv, roi, payback },
) => {
  const roiText = roi === null ? '' : ` Kapitalrendite (ROI) ${roi},`;
  return `Über ${months} Monate, mit ${percentText(rate)} pro Jahr: Kapitalwert des Einbettens ${npv} (zahlungswirksam ${cashNpv}, ohne Zeitverlust),${roiText} ${payback}.`;
};
