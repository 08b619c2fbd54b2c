import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/estimate/evidenceClaims.ts';

export const claims: Translated<typeof English.claims> = {
  facebookAds: {
    review:
      'Die Unternehmensverifizierung dauert 2 bis 5 Werktage und die App-Prüfung bis zu 10; Beratungen berichten von insgesamt 4 bis 8 Wochen',
    recurring: 'Eine Version der Marketing API wird etwa ein Jahr lang unterstützt',
  },
  gmail: {
    basis1: 'Google nennt mehrere Wochen',
    basis2: 'Eine CASA-Prüfung der Stufe 3 dauert 4 bis 12 Wochen',
    basis3: 'Nango berichtet von 5 bis 20 Tagen für eine gut vorbereitete App',
    review:
      'Die Prüfung eingeschränkter Berechtigungen dauert offiziell etwa 6 Wochen, im Durchschnitt etwa 10, bei guter Vorbereitung 1 bis 4; jedes Jahr ist eine CASA-Prüfung fällig',
    recurring: 'Die CASA-Sicherheitsprüfung wird jedes Jahr wiederholt',
  },
  gohighlevel: {
    review:
      'Die Prüfung dauert bis zu 10 Werktage; eine private App ist auf wenige Agenturen begrenzt',
  },
  googleDrive: {
    basis: 'Die Prüfung ist die von Gmail; geplant wird mit dem unteren Ende',
    review:
      'Eingeschränkte Berechtigungen werden wie bei Gmail geprüft; die Berechtigung drive.file allein braucht keine Verifizierung',
    recurring: 'Die CASA-Sicherheitsprüfung wird jedes Jahr wiederholt',
  },
  googleSheets: {
    basis:
      'Google nennt 10 Tage für sensible Berechtigungen; dass Sheets eine braucht, ist die Schätzung des Rechners',
    review: 'Die Prüfung sensibler Berechtigungen dauert etwa 10 Werktage',
  },
  hubspot: {
    review:
      'Die erste Prüfung dauert höchstens 10 Werktage und das gesamte Verfahren 60 Tage; eine App braucht drei aktive Installationen',
  },
  jira: {
    review:
      'Eine OAuth-App, die per Link geteilt wird, braucht keine Prüfung; ein Eintrag dauert 3 bis 5 Wochen',
    recurring: 'Eine eingetragene App wird jedes Jahr geprüft',
  },
  klaviyo: {
    review:
      'Eine nicht geprüfte App funktioniert mit einem Warnhinweis; ein Eintrag verlangt fünf Installationen',
  },
  linkedinAds: {
    basis:
      'Der Zugang dauert 1 bis 3 Werktage für die Sandbox und 2 bis 4 Wochen für den Produktivbetrieb',
    review:
      'Der Zugang zu Werbefunktionen wird auf Antrag gewährt; Matched Audiences dauern bis zu 60 Tage, Praktiker berichten von 2 bis 4 Wochen',
    recurring: 'Eine monatliche API-Version wird ein Jahr lang unterstützt',
  },
  msDynamics: {
    review:
      'Für Dynamics wurde keine Prüfungsdauer gefunden; Apps für Microsoft 365 dauern Tage, wenn nichts zu beanstanden ist',
  },
  notion: {
    review: 'Der Eintrag wird geprüft und ist von der Anbindung getrennt',
  },
  pipedrive: {
    review: 'Die Freigabe kann bis zu 21 Werktage dauern; bei privaten Apps entfällt sie',
  },
  quickbooks: {
    basis:
      'Die technische Prüfung dauert etwa 20 Tage, die Sicherheitsprüfung 7, und eine Marketingprüfung folgt',
    review:
      'Die technische Prüfung dauert etwa 20 Tage, die Sicherheit etwa 7 und das Marketing 5 Werktage; sie wird jedes Jahr wiederholt',
    recurring: 'Die Sicherheitsprüfung wird jedes Jahr wiederholt',
  },
  salesforce: {
    basis:
      'Die Prüfung kann mehrere Monate dauern; die genauen 8 Wochen sind die Schätzung des Rechners',
    review:
      'Die Verifizierung dauert 1 bis 2 Wochen, der Test 3 bis 4, und bei einer Ablehnung, die etwa die Hälfte aller Apps trifft, 2 bis 3 weitere',
  },
  salesloft: {
    review:
      'Zugang über ein einzelnes Team hinaus braucht einen Eintrag; eine Dauer ist nicht angegeben; die Planzahl ist das obere Ende der Spanne',
  },
  shopify: {
    review:
      'Eine öffentliche App wird geprüft, ohne angegebene Dauer; Entwickler berichten von etwa zwei Wochen und mehreren Runden',
    recurring: 'Eine API-Version wird 12 Monate lang unterstützt',
  },
  slack: {
    review:
      'Die Vorprüfung dauert bis zu 10 Werktage, die Funktionsprüfung einer neuen App bis zu 10 Wochen; eine App braucht zehn aktive Workspaces',
  },
  stripe: {
    review:
      'Apps werden geprüft, ohne angegebene Dauer; Entwickler berichten in einigen Fällen von 3 bis 8 Wochen',
  },
  whatsapp: {
    review:
      'Eine App, die andere Unternehmen bedient, wird für den erweiterten Zugang geprüft, ohne angegebene Dauer',
    recurring: 'Eine Version der Graph API wird zwei Jahre lang unterstützt',
  },
  zendesk: {
    review: 'Ein globaler OAuth-Client wird auf Anfrage gewährt, ohne angegebene Dauer',
  },
  zohoCrm: {
    review:
      'OAuth braucht keine Prüfung; eine Erweiterung für den Marktplatz wird geprüft, ohne angegebene Dauer',
  },
};
