import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/complexityNotes.ts';

export const complexityNotes: Translated<typeof English.complexityNotes> = {
  activecampaign:
    'Alle Schlüssel eines Kundenkontos teilen sich ein Budget von 5 Anfragen pro Sekunde, daher brauchen große Kontaktabgleiche Warteschlangen und Wartezeiten vor Wiederholungen.',
  asana:
    'Die Anfragelimits hängen vom Tarif des Kunden ab (150 pro Minute im kostenlosen, 1.500 in bezahlten Tarifen, 60 für die Suche), daher muss sich der Client anpassen und Retry-After beachten.',
  clickup:
    'Der Durchsatz ist je Token durch den Tarif des Kunden begrenzt, auf 100 bis 10.000 Anfragen pro Minute, und die API wechselt noch von v2 zu v3.',
  eventbrite:
    'Eine einfache REST-API mit OAuth: Die Arbeit besteht aus dem Blättern mit Fortsetzungs-Token, aus Wiederholungen bei 429 und aus der laufenden Registrierung der Webhooks.',
  'facebook-ads':
    'Der Zugriff auf Werbekonten von Kunden erfordert die App-Prüfung von Meta, Berechtigung für Berechtigung, und eine Unternehmensverifizierung, und die Zugriffsstufe bestimmt die Anfragelimits.',
  gmail:
    'Das Lesen von E-Mails nutzt eingeschränkte Berechtigungen (Restricted Scopes), daher sind eine Verifizierung durch Google und eine CASA-Sicherheitsprüfung vorgeschrieben und jedes Jahr zu wiederholen.',
  gohighlevel:
    'Ob die App für Agenturen oder für Unterkonten ist, wird beim Anlegen festgelegt, nicht veröffentlichte Apps sind auf fünf Agenturen begrenzt, und die Limits gelten je App und Standort.',
  'google-drive':
    'Die meisten Drive-Berechtigungen sind eingeschränkt, daher sind eine Verifizierung und eine CASA-Prüfung nötig, und Änderungen werden über Benachrichtigungskanäle verfolgt, die Sie je Ressource einrichten müssen.',
  'google-sheets':
    'Google muss die App für sensible Berechtigungen (Sensitive Scopes) verifizieren, und alle Ihre Kunden teilen sich ein Kontingent von 300 Lese- und 300 Schreibzugriffen pro Minute und Projekt.',
  hubspot:
    'Der Eintrag wird von Hand geprüft und erfordert OAuth als einzige Anmeldung, drei aktive Installationen und Webhooks für die datenschutzkonforme Löschung von Kontakten.',
  jira: 'OAuth 3LO rotiert Refresh-Token und leitet über eine Cloud-ID, registrierte Webhooks laufen ab, und seit März 2026 gelten punktebasierte Anfragelimits.',
  klaviyo:
    'Die Prüfung für den Marktplatz erfordert OAuth und fünf aktive Installationen, und auf neue datierte API-Versionen ist umzustellen, wenn alte eingestellt werden.',
  'linkedin-ads':
    'Der Zugang zur Advertising API wird auf Antrag gewährt, die Entwicklungsstufe kann nur fünf Werbekonten bearbeiten, und ältere API-Versionen werden nach Zeitplan abgeschaltet.',
  magento:
    'Jeder Händler hostet und aktiviert die Integration selbst über signiertes OAuth 1.0a, daher unterscheiden sich Shop-URLs, Versionen und benutzerdefinierte Felder je Kunde.',
  mailchimp:
    'Die API erlaubt zehn gleichzeitige Verbindungen und sendet keine Limit-Header, und jedes Konto liegt hinter dem Präfix seines eigenen Rechenzentrums.',
  'ms-dynamics':
    'Jeder Mandant eines Kunden hat sein eigenes Schema und eigene Lizenzen, und die Limits von Dataverse gelten in einem Fünf-Minuten-Fenster, zusätzlich zu einem Tageskontingent.',
  notion:
    'Die API erlaubt im Mittel drei Anfragen pro Sekunde und Verbindung und begrenzt deren Größe, daher müssen Seiten in kleinen Blöcken gelesen und geschrieben werden.',
  openai:
    'Zur Anmeldung genügt ein API-Schlüssel, aber Anfragen und Token werden über mehrere Zähler zugleich gedrosselt, die sich je nach Modell und Nutzungsstufe unterscheiden.',
  pipedrive:
    'Öffentliche Apps brauchen eine Freigabe für den Marktplatz, erlauben eine einzige Callback-URL, die auch Aufrufe bei Deinstallation empfängt, und nutzen je Unternehmen eine eigene API-Domain.',
  quickbooks:
    'Der Zugang zur Produktion erfordert einen Prüfungsfragebogen, und der App-Store verlangt zusätzlich technische, Sicherheits- und Marketingprüfungen, die jährlich wiederholt werden.',
  salesforce:
    'Der Vertrieb über AppExchange erfordert die Freigabe des Geschäftsplans und eine Sicherheitsprüfung, die Monate dauern kann, und jede Org hat eigene Objekte, Felder und API-Limits.',
  salesloft:
    'Andere Teams können sich erst verbinden, wenn die App freigeschaltet und im Salesloft-Marktplatz veröffentlicht ist, und tiefes Blättern kostet bis zu 30 Punkte eines Teambudgets von 600 pro Minute.',
  shopify:
    'Die App-Prüfung kontrolliert drei vorgeschriebene Datenschutz-Webhooks mit Signaturprüfung, bevor eine öffentliche App in Betrieb gehen kann.',
  slack:
    'Die Prüfung für den Marktplatz verlangt zehn aktive Workspaces, und Apps außerhalb des Marktplatzes sind auf etwa eine Verlaufsabfrage pro Minute begrenzt.',
  stripe:
    'Neue Datenintegrationen müssen als Stripe App entwickelt und geprüft werden, und bei jedem Webhook ist die Signatur zu prüfen und die Verarbeitung idempotent zu gestalten.',
  whatsapp:
    'Um Kunden zu bedienen, sind die Unternehmensverifizierung durch Meta, eine App-Prüfung mit Demovideo und vorab genehmigte Vorlagen für Nachrichten außerhalb des 24-Stunden-Fensters nötig.',
  zendesk:
    'Ein OAuth-Client funktioniert nur für ein einziges Zendesk-Konto, daher ist für viele Kunden ein globaler Client nötig, den Zendesk auf Antrag gewährt.',
  'zoho-crm':
    'Kunden liegen in getrennten regionalen Rechenzentren mit eigenen Domains, und Module, Felder und Umgebungen unterscheiden sich je Organisation.',
};

export const ownFiguresNote: Translated<typeof English.ownFiguresNote> =
  'Nicht im Preisblatt: Das sind Ihre eigenen Zahlen.';
export const otherNote: Translated<typeof English.otherNote> =
  'Nicht im Preisblatt: Das System zählt als andere Integration.';
