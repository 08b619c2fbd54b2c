import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/rangeSources.ts';

export const sourceTitles: Translated<typeof English.sourceTitles> = {
  mundoInformatico: 'Mundo Informático, zum SaaS-Inflationsindex von Vertice (auf Spanisch)',
  saas86: '86SaaS, zum SaaS-Preisindex von Vertice',
  worldatwork: 'WorldatWork, zu einer Gehaltsumfrage von Mercer',
};

export const findings: Translated<typeof English.findings> = {
  spaceO:
    'Ein Softwareunternehmen nennt 15\u00a0% bis 25\u00a0% der Entwicklungskosten pro Jahr den allgemeinen Konsens der Branche.',
  metr: 'Erfahrene Open-Source-Entwickler brauchten Anfang 2025 mit KI-Werkzeugen 19\u00a0% länger (2\u00a0% bis 39\u00a0%). Wer später erneut teilnahm, brauchte 18\u00a0% weniger Zeit (38\u00a0% weniger bis 9\u00a0% mehr), was die Autoren einen schwachen Beleg nennen.',
  mundoInformatico:
    '2023 erhöhten 73\u00a0% der SaaS-Anbieter ihre Preise, im Durchschnitt um 12\u00a0%.',
  saas86: '2025 stiegen die SaaS-Preise um 11,4\u00a0%.',
  worldatwork: 'Arbeitgeber in den USA erhöhten 2025 die Gehälter im Durchschnitt um 3,5\u00a0%.',
  qsm: 'Teamgröße: Von gleich großen IT-Projekten hatten die besten im Median 4 Personen, die schlechtesten 17.',
  tregubov:
    'Zeitanteil: Entwickler in zwei oder mehr Projekten wenden 17\u00a0% ihrer Arbeit für Unterbrechungen zwischen diesen auf, in einem Lehrumfeld gemessen.',
  mckinsey:
    'Dauer: Jedes zusätzliche Jahr erhöht die Kostenüberschreitungen großer IT-Projekte um 15\u00a0%.',
};

export const bases: Translated<typeof English.bases> = {
  assistedBuildSavingPercentage:
    '−20\u00a0% und 40\u00a0% sind die 19\u00a0% längere und die 38\u00a0% kürzere Dauer der Quelle, gerundet',
  planRisePercentagePerYear:
    '0\u00a0% steht für einen Vertrag, der Erhöhungen ausschließt (Schätzung des Rechners), und 12\u00a0% für das, was die Quellen berichten',
  wageRisePercentagePerYear:
    '0\u00a0% steht für Gehälter, die nicht steigen, und 6\u00a0% für nicht ganz das Doppelte dessen, was die Quelle berichtet; beides sind Schätzungen des Rechners',
  multiplierPercentage:
    '30\u00a0% ist etwa das, was die Quellen bei den vorgegebenen Eingaben aufschlagen, und 100\u00a0% das, was die Regeln aufschlagen',
};
