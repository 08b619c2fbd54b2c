import type * as English from '../../../../../worker/workbook/texts/ruleTexts.ts';

const texts: Readonly<Record<string, string>> = {
  'hourly-rate':
    'Stundensatz: der Satz der Region; bei „Eigener Satz“ und „Andere“ Ihr eigener, wenn er über 0 liegt, sonst 65',
  'time-share': 'Zeitanteil: der Prozentsatz der Entwicklerzeit; 0 oder leer zählt als 100',
  hours:
    'Entwicklungs- und Wartungsstunden: die Stunden der ausgewählten Systeme + 80 (Wartung: 10 pro Monat) oder Ihre Angabe für jede andere Integration',
  moderation: 'Plattformprüfung: die längste Prüfung unter den ausgewählten Systemen, in Wochen',
  'effective-count':
    'Geschätzte Integrationen: die Anzahl der Integrationen oder die der ausgewählten Systeme, wenn sie größer ist',
  'build-weeks': 'Wochen der Entwicklung: Entwicklungsstunden ÷ (40 × Entwickler × Zeitanteil)',
  timeline: 'Zeitbedarf: Wochen der Entwicklung + die Hälfte der Prüfungswochen, aufgerundet',
  'embedded-weeks':
    'Bereitstellung der eingebetteten Lösung: 3, 4, 6, 8, 10 Wochen nach Tarifstufe oder die Wochen, die Sie angeben',
  'team-size-factor':
    'Faktor der Teamgröße: 1 Entwickler 1,15; 2 1,05; 3–4 1,0; 5–8 1,02 + 0,02 je Entwickler über 5; mehr 1,08 + 0,03 je Entwickler über 8',
  'time-share-factor':
    'Faktor des Zeitanteils: ab 80\u00a0%: 1 + (100 − Anteil) × 0,005; ab 50\u00a0%: 1,1 + (80 − Anteil) × 0,01; darunter: 1,4 + (50 − Anteil) × 0,02',
  'duration-surcharge':
    'Zuschlag für die Dauer: 0,2, wenn die Wochen der Entwicklung über 26 liegen, 0,1 über 12, sonst 0',
  'cost-multiplier':
    'Kostenmultiplikator: Faktor der Teamgröße × Faktor des Zeitanteils + Zuschlag für die Dauer; wo Sie nur einen Teil zählen lassen, 1 + (Multiplikator − 1) × dieser Prozentsatz ÷ 100',
  'initial-cost':
    'Anfangskosten der Eigenentwicklung: Entwicklungsstunden × Stundensatz × Kostenmultiplikator; 65\u00a0% Entwicklung, 25\u00a0% Tests, der Rest Dokumentation',
  'own-platform':
    'Eine eigene Plattform: angenommene einmalige Stunden + die Entwicklungsstunden; angenommene Stunden pro Monat + die Wartungsstunden; beides vor der Ersparnis durch Assistenten; angenommene USD pro Monat + die monatliche Wartung',
  'maintenance-cost':
    'Wartung der Eigenentwicklung: Wartungsstunden × Stundensatz, pro Monat, und Hosting einer eigenen Plattform',
  turnover:
    'Fluktuation: angenommener Anteil des Teams, der in einem Jahr ausscheidet, × Übergabestunden × Entwickler × Stundensatz ÷ 12, pro Monat',
  'embedded-plan':
    'Preis des Tarifs der eingebetteten Lösung: 1800 + 12 × Monatspreis: 899, 1499, 2299, 3499, 4999 bis 5, 15, 30, 50, darüber',
  savings:
    'Einsparung: Anfangskosten der Eigenentwicklung − eingebettet im 1. Jahr, und das ÷ Anfangskosten der Eigenentwicklung in ganzen Prozent; beides mindestens 0',
  'monthly-savings':
    'Monatliche Einsparung: Wartung der Eigenentwicklung − Monatspreis, mindestens 0; und das ÷ Wartung der Eigenentwicklung in ganzen Prozent',
  'embedded-own-work':
    'Ihre eigene Arbeit an der eingebetteten Lösung: Integrationen × angenommene Stunden × Stundensatz, einmalig und pro Monat',
  leaving:
    'Ausstieg aus der eingebetteten Lösung: Integrationen × angenommene Stunden × Stundensatz des Ausstiegsmonats, ohne einen solchen des dritten Jahres',
  deadline: 'Monate bis zu einem Termin: Kalendertage ab heute ÷ 30, aufgerundet, mindestens 1',
};

export const ruleText: typeof English.ruleText = (rule, english) => texts[rule] ?? english;
