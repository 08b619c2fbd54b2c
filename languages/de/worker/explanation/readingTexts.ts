import type * as English from '../../../../worker/explanation/readingTexts.ts';

const readings: Readonly<Record<string, string>> = {
  'effective-count':
    'Sie können mehr Systeme auswählen, als Sie Integrationen eingegeben haben. Alle werden geschätzt, jedes einmal.',
  hours: 'Ein System, das nicht im Preisblatt steht, zählt zu den anderen Integrationen.',
  'maintenance-percentage':
    'Das gilt nur, wenn Sie einen Prozentsatz annehmen. Er ersetzt dann die Wartungsstunden jedes Systems.',
  'assisted-work':
    'Prüfungen bleiben gleich lang. Eine Ersparnis unter 0 ist Arbeit, die Assistenten zusätzlich machen. Ein Wartungsanteil an der Entwicklung ist ein Anteil der Stunden vor der Ersparnis.',
  'own-platform':
    'Darauf laufen die Integrationen: Authentifizierung, Mandantentrennung, Warteschlangen, Überwachung, Bereitschaft und Hosting. Sie wird einmal entwickelt, unabhängig von der Zahl der Integrationen. Das Hosting steigt nicht mit den Löhnen.',
  turnover:
    'Sie zählt vom Start an in jedem Monat, auf der Seite der Eigenentwicklung, und steigt mit den Löhnen. Sie gehört zu den Kosten im Zeitverlauf, nicht zur Summe zu Beginn oder zur Wartung. Der Kostenmultiplikator gilt nicht.',
  complexity: 'Die Komplexität ist eine Bezeichnung für die Stunden. Sie kostet nichts zusätzlich.',
  'hourly-rate':
    'Ihr eigener Satz gilt nur bei „Eigener Satz“ und „Andere“. 1 bis 500 ist eine Empfehlung, keine Grenze.',
  moderation: 'Prüfungen laufen gleichzeitig.',
  'initial-cost':
    'Beträge werden auf den Cent gerundet (ein halber Cent nach oben). Die Dokumentation ist der Rest der Summe.',
  'build-weeks': 'Der Zuschlag für die Dauer verwendet die Wochen vor dem Runden.',
  timeline: 'Aufgerundet wird die Summe, nicht ihre Teile.',
  'timeline-wording': 'Höchstens eine Nachkommastelle, nie „,0“, und die Einzahl für genau 1.',
  deadline:
    'Tage sind Kalendertage in Ihrer Zeitzone, deshalb bleibt das Ergebnis den ganzen Tag gleich.',
  'time-share-factor':
    'Ein Wert zwischen zwei Spannen, etwa 79,5\u00a0%, gehört zur unteren (50–79\u00a0%).',
  'cost-multiplier':
    'Der Zuschlag wird zum Produkt der beiden Faktoren addiert, nicht mit ihnen multipliziert.',
  'embedded-plan': 'Jede Schätzung verwendet die Einrichtungsgebühr des Starter-Tarifs.',
  'embedded-own-work':
    'Der Kostenmultiplikator gilt nicht. Sie gehört zu den Vergleichen über 12, 36 und 60 Monate, nicht zum Preis des Tarifs.',
  overage:
    'Er steigt mit dem Preis des Tarifs. Der Preis des ersten Jahres und die Einsparung lassen ihn weg, wie auch die eigene Arbeit.',
  leaving:
    'Der Kostenmultiplikator gilt nicht. Mit einem Monat des Ausstiegs gehört sie von diesem Monat an zu den Kosten der eingebetteten Lösung im Zeitverlauf, die mit dem Preis weiterlaufen: Was an ihre Stelle tritt, ist nicht bekannt. Ohne Monat steht sie in keiner Summe.',
  'user-plans': 'Der Preis einer Stufe gilt nur für die Nutzer in dieser Stufe.',
  'counted-price':
    'Die Zahl der Nutzer ändert sich gleichmäßig von Monat 1 bis Monat 36, auf ganze Nutzer gerundet, und bleibt dann. Preiserhöhungen und Mehrverbrauch kommen hinzu.',
  verdict:
    'Die Summe zu Beginn und die Summe des ersten Jahres betreffen verschiedene Zeiträume, deshalb entscheidet keine von beiden, wer günstiger ist. Eine Eigenentwicklung, die bis dahin nicht in Betrieb ist, hat kein Ergebnis.',
  counterarguments: 'Eine unfertige Eigenentwicklung hat kein Ergebnis, das sich ändern könnte.',
  'present-value':
    'Monat k zählt mit 1 ÷ (1 + Jahressatz)^(k ÷ 12), sodass Kosten Beträge mal abgezinste Monate sind.',
  payback:
    'Fällt der Vorteil wieder unter 0, zählt der Monat nach dem letzten Fehlbetrag. Ein Monat zählt ganz: Der Zeitpunkt, an dem der Vorteil 0 erreicht, wird aufgerundet.',
  'earlier-launch':
    'Ein Monat des Anlaufs zählt mit seinem Anteil am vollen Umsatz. Jeder Monat wird wie die Kosten abgezinst.',
  'best-split':
    'Eine Aufteilung, die bis Monat 36 nicht in Betrieb ist, zählt nicht. Mit einem Zieltermin kommen Aufteilungen, deren spätere Seite ihn verfehlt, nach denen, die ihn einhalten. Bei gleichen Summen zählt die, die weniger selbst entwickelt, dann die mit den ersten Kennungen. Bis zu 12 Systemen wird jede Aufteilung geprüft, und jede Zahl anderer Integrationen; bei mehr Systemen die, die Greedy-Reihenfolgen und das Verschieben von einem oder zwei Systemen erreichen.',
};

export const readingText: typeof English.readingText = (rule, english) => readings[rule] ?? english;
