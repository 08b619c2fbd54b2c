import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/analysisTexts.ts';

export const analysisTitle = 'Geschäftsanalyse';

export const certificationLead = 'Google-Zertifizierung (Schätzung).';

export const certificationText: typeof English.certificationText = (warning, systems, included) =>
  `${warning}. Das betrifft ${formatList(systems)}${included ? `. ${included}` : ' und ist in den Zahlen dieses Berichts nicht enthalten.'}`;

export const strengthsTitle = 'Was für die Eigenentwicklung spricht';

export const analysisNoteLead = 'Hinweis zur Analyse.';
export const analysisNote: typeof English.analysisNote = (day) =>
  `Diese Analyse ist aus Ihren Eingaben vom ${day} nach festen Regeln erzeugt. Sie ist eine Planungsschätzung, kein Angebot.`;

export const nextStepTexts: Translated<typeof English.nextStepTexts> = {
  title: 'Nächster Schritt',
  book: 'Buchen Sie eine Demo:',
  ask: 'Fragen Sie nach einer Demo:',
  demo: (provider) =>
    `Sehen Sie ${provider} live mit Ihren eigenen Integrationen, geführt von einem Spezialisten.`,
  atHand: 'Dem Spezialisten liegt Ihre Schätzung vor, Sie müssen sich also nicht wiederholen.',
  link: 'Demo anfragen',
  contact: 'Kontakt:',
};

export const timeTexts: Translated<typeof English.timeTexts> = {
  title: 'Zeit bis zum Betrieb',
  bars: (build, review) =>
    `Dunkel: ${build} Entwicklung. Hell: ${review} Plattformprüfung, die Hälfte der längsten. Die Summe ist auf ganze Wochen aufgerundet.`,
  withoutReview: (build) =>
    `${build} Entwicklung, auf ganze Wochen aufgerundet. Eine Plattformprüfung ist nicht enthalten.`,
  reviews: 'Plattformprüfungen nach System',
  parallel:
    'Prüfungen laufen parallel, deshalb wirkt nur die längste auf den Zeitplan. Die Hälfte davon überschneidet sich mit der Entwicklung.',
};
