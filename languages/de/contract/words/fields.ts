import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/fields.ts';

export const tooLong: typeof English.tooLong = (max) => `Verwenden Sie höchstens ${max} Zeichen`;
export const invisibleCharacters: Translated<typeof English.invisibleCharacters> =
  'Entfernen Sie unsichtbare Steuerzeichen';
export const unreadableCharacters: Translated<typeof English.unreadableCharacters> =
  'Entfernen Sie unlesbare Zeichen';
export const nameMissing: Translated<typeof English.nameMissing> = 'Geben Sie einen Namen ein';
export const nameWithAddress: Translated<typeof English.nameWithAddress> =
  'Geben Sie einen Namen ohne Webadresse ein';
export const companyMissing: Translated<typeof English.companyMissing> =
  'Geben Sie einen Unternehmensnamen ein';
export const companyWithAddress: Translated<typeof English.companyWithAddress> =
  'Geben Sie einen Unternehmensnamen ohne Webadresse ein';
export const emailMissing: Translated<typeof English.emailMissing> =
  'Geben Sie eine E-Mail-Adresse ein';
export const emailInvalid: Translated<typeof English.emailInvalid> =
  'Geben Sie eine E-Mail-Adresse wie ada@example.com ein';
export const emailBeyondAscii: Translated<typeof English.emailBeyondAscii> =
  'Verwenden Sie vor dem @ Buchstaben ohne Akzente oder Umlaute: An andere stellen E-Mail-Anbieter nicht zu';
export const consentMissing: Translated<typeof English.consentMissing> =
  'Sie müssen der Datenschutzerklärung zustimmen';

export const demoErrors: Translated<typeof English.demoErrors> = {
  firstName: 'Der Vorname ist erforderlich',
  lastName: 'Der Nachname ist erforderlich',
  companyName: 'Der Unternehmensname ist erforderlich',
  email: 'Die geschäftliche E-Mail-Adresse ist erforderlich',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
};
