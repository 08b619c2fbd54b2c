import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/forecast/inputSentences.ts';
import { dative } from '../../../germanDative.ts';

export const teamAddsText: typeof English.teamAddsText = (developers, added) =>
  `${developers === 1 ? 'Ein einzelner Entwickler' : `Ein Team von ${developers}`} erhöht die Kosten derselben Stunden um ${added}. Teams von drei oder vier sind am effizientesten.`;

export const efficientTeamText: typeof English.efficientTeamText = (developers) =>
  `Ein Team von ${developers} hat die effizienteste Größe: Es erhöht die Kosten nicht.`;

export const fullTimeTexts: Translated<typeof English.fullTimeTexts> = {
  stated:
    'Ihre Entwickler arbeiten in Vollzeit daran, deshalb kommen keine Kosten für den Wechsel zwischen Projekten hinzu.',
  assumed:
    'Sie haben keinen Zeitanteil für Integrationen eingegeben. Angenommen wird Vollzeit, deshalb kommen keine Kosten für den Wechsel zwischen Projekten hinzu.',
};

export const partTimeText: typeof English.partTimeText = ({
  percentage,
  factor,
  fullUsd,
  usd,
  fullTimeline,
}) =>
  `Bei einem Zeitanteil von ${percentage} kosten dieselben Stunden das ${factor}-Fache, weil der Wechsel zwischen Projekten Zeit kostet. In Vollzeit würde dasselbe Team für ${fullUsd} statt ${usd} entwickeln und nach ${dative(fullTimeline)} in Betrieb gehen.`;

export const focusText: typeof English.focusText = (savedUsd, timeline) =>
  `Wenn Sie selbst entwickeln, lassen Sie das Team mindestens 80\u00a0% seiner Zeit für Integrationen aufwenden. Die Anfangskosten sinken um ${savedUsd}, und Sie gehen nach ${dative(timeline)} in Betrieb.`;

export const nextPlanText: typeof English.nextPlanText = (integrationsLeft, extraUsd) => {
  if (integrationsLeft === 0) {
    const extra =
      extraUsd === null ? 'keine Mehrkosten verursacht' : `pro Jahr ${extraUsd} mehr kostet`;
    return `Eine weitere Integration führt in den nächsten Tarif, der ${extra}. Klären Sie die Anzahl, bevor Sie unterschreiben.`;
  }
  const extra =
    extraUsd === null
      ? 'verursacht der nächste Tarif keine Mehrkosten'
      : `kostet der nächste Tarif pro Jahr ${extraUsd} mehr`;
  return `Ihr Tarif hat Platz für ${formatCount(integrationsLeft, 'more integration')} zum selben Abonnementpreis. Danach ${extra}.`;
};

export const passedDeadlineText: typeof English.passedDeadlineText = (day) =>
  `Ihr Zieltermin, der ${day}, war bereits verstrichen, als dieser Bericht erstellt wurde.`;

export const deadlineDistanceText: typeof English.deadlineDistanceText = (day, distance) =>
  `Ihr Zieltermin, der ${day}, ist ${distance}.`;

export const complexityCountsText: typeof English.complexityCountsText = (systems, counts) => {
  const rated = counts.map(({ complexity, count }) => `${count} „${complexity}“`);
  return `Komplexität der ${systems} ausgewählten Systeme des Preisblatts: ${formatList(rated)}.`;
};
