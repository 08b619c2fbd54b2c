import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/insightSentences.ts';

export const insightTitles: Translated<typeof English.insightTitles> = {
  timeline: 'Zeitrisiko',
  resources: 'Ressourcenoptimierung',
  complexity: 'Technische Komplexität',
  costs: 'Kosten-Nutzen-Modell',
  recommendations: 'Strategische Empfehlungen',
};

export const runningCostsText: typeof English.runningCostsText = (costs) => {
  const { turnoverUsd, feesUsd, overageUsd, ownWorkUsd } = costs;
  const turnover = turnoverUsd === null ? '' : `, dazu Fluktuation ${turnoverUsd} von Beginn an`;
  const fees = feesUsd === null ? '' : `, dazu Gebühren ${feesUsd} pro Jahr`;
  const overage = overageUsd === null ? '' : `, Mehrverbrauch ${overageUsd}`;
  const ownWork = ownWorkUsd === null ? '' : `, und Ihre eigene Arbeit daran ${ownWorkUsd}`;
  return `Nach der Inbetriebnahme kostet die Wartung der Eigenentwicklung ${costs.maintenanceUsd} pro Monat${turnover}${fees}. Das Abonnement der eingebetteten Lösung kostet ${costs.subscriptionUsd} pro Monat${overage}${ownWork}.`;
};

export const hoursErrorText: typeof English.hoursErrorText = (percentage) =>
  `Wie falsch darf die Schätzung sein? ${
    percentage === null
      ? `Kein Anteil der geplanten Stunden von 1\u00a0% bis 1.000\u00a0% kehrt das Ergebnis über ${forecastMonths} Monate um.`
      : `Das Ergebnis über ${forecastMonths} Monate ändert sich, wenn die Arbeit ${percentage} der geplanten Stunden erfordert.`
  }`;

export const goLiveText: typeof English.goLiveText = (changes) =>
  changes.length === 0
    ? `Keine einzelne Änderung an Umfang oder Team bringt die Eigenentwicklung innerhalb von ${forecastMonths} Monaten in Betrieb.`
    : `Jede einzelne dieser Änderungen bringt die Eigenentwicklung innerhalb von ${forecastMonths} Monaten in Betrieb: ${changes.join('; ')}.`;

export const strengthTexts: Translated<typeof English.strengthTexts> = {
  code: 'Der Code gehört Ihnen. Sie entscheiden, was er tut und wann er sich ändert.',
  vendor:
    'Sie hängen nicht von Preisen, Produktplanung oder Verfügbarkeit eines Anbieters ab, und ein Unternehmen weniger verarbeitet die Daten Ihrer Kunden.',
  subscription:
    'Es gibt kein Abonnement. Sie zahlen nur die Wartung und entscheiden, wie viel davon Sie leisten.',
  knowledge: 'Was Ihre Entwickler über diese Systeme lernen, bleibt in Ihrem Unternehmen.',
};

export const buildHoursText: typeof English.buildHoursText = (build, perMonth, perYear) =>
  `Die Entwicklung erfordert ${build}. Die Wartung erfordert danach ${perMonth} pro Monat oder ${perYear} pro Jahr.`;

export const maintenanceShareText: typeof English.maintenanceShareText = (percentage) =>
  `Die Wartung würde ${percentage} der Zeit beanspruchen, die Ihr Team für Integrationen hat.`;

export const ownTimeTexts: Translated<typeof English.ownTimeTexts> = {
  included:
    'Die Kosten der eingebetteten Lösung im Zeitverlauf enthalten die Zeit Ihres eigenen Teams, die Sie angegeben haben.',
  notIncluded:
    'Die Kosten der eingebetteten Lösung enthalten keine Zeit Ihres eigenen Teams. Planen Sie etwas Zeit ein, um die Lösung einzubetten, zu testen und einzuführen.',
};

export const applyEarlyText: typeof English.applyEarlyText = (system, weeks) =>
  `Wenn Sie selbst entwickeln, beantragen Sie die Prüfung bei ${system} so früh, wie die Regeln es zulassen. Mit ${weeks} ist sie die längste Wartezeit, die Sie nicht beeinflussen können.`;

export const solveTimeText =
  'Lösen Sie zuerst das Zeitproblem: Verkürzen Sie die Entwicklung, oder betten Sie ein.';
export const decideByTimeText =
  'Entscheiden Sie danach, wie lange Sie die Integrationen brauchen werden.';

const effect = 'Die Kosten der Eigenentwicklung steigen und fallen mit ihnen.';

export const checkHoursTexts: Translated<typeof English.checkHoursTexts> = {
  named: (systems) =>
    `Lassen Sie vor der Entscheidung Ihre Entwickler die Stunden des Preisblatts für ${formatList(systems)} prüfen. ${effect}`,
  generic: `Wählen Sie vor der Entscheidung Ihre Systeme aus, und lassen Sie Ihre Entwickler die Stunden des Preisblatts prüfen. ${effect}`,
  own: `Lassen Sie vor der Entscheidung Ihre Entwickler die Entwicklungsstunden prüfen, die Sie eingegeben haben. ${effect}`,
};

export const developmentText: typeof English.developmentText = (weeks, hours, hoursPerWeek) =>
  `Die Entwicklung dauert ${weeks}: ${hours} Arbeit für ein Team, das dafür ${hoursPerWeek} pro Woche hat.`;

export const surchargeText: typeof English.surchargeText = (aboveWeeks, surcharge) =>
  `Die Entwicklung dauert mehr als ${aboveWeeks} Wochen, deshalb enthält der Kostenmultiplikator einen Zuschlag von ${surcharge}.`;

export const longestReviewText: typeof English.longestReviewText = (weeks, systems, added) =>
  `Die längste Plattformprüfung dauert ${weeks} (${formatList(systems)}). Prüfungen laufen parallel, und die Hälfte der längsten überschneidet sich mit der Entwicklung; Prüfungen verlängern den Zeitplan also um ${added}. Zusätzliche Entwickler verkürzen sie nicht.`;

export const teamAloneText: typeof English.teamAloneText = (reason) =>
  `${reason}. Der Zeitplan hängt deshalb nur von Ihrem Team ab.`;

export const noSystemText: typeof English.noSystemText = (longest, added) =>
  `Der Zeitplan enthält keine Plattformprüfung, weil kein System des Preisblatts ausgewählt ist. Die längste Prüfung darin dauert ${longest} und würde ihn um ${added} verlängern.`;

export const hardestText: typeof English.hardestText = ({
  name,
  complexity,
  isOnly,
  hours,
  share,
  note,
}) => {
  const rating =
    complexity === null ? 'erfordert' : `hat die Komplexität „${complexity}“ und erfordert`;
  const verb = isOnly ? rating : 'erfordert die meiste Arbeit:';
  return `${name} ${verb} ${hours}${share === null ? '' : `, ${share} der gesamten Entwicklung`}. ${note}`;
};

export const otherIntegrationsText: typeof English.otherIntegrationsText = ({
  count,
  areOthers,
  hours,
  min,
  max,
}) => {
  const all = count === 1 ? 'Die Integration' : `Alle ${count} Integrationen`;
  const subject = areOthers ? formatCount(count, 'other integration') : all;
  const [verb, each] = count === 1 ? ['zählt', ''] : ['zählen', 'je '];
  return `${subject} ${verb} mit ${each}${hours}. Wählen Sie Ihre Systeme aus, um genauer zu schätzen: Die des Preisblatts erfordern ${min} bis ${max} für die Entwicklung.`;
};
