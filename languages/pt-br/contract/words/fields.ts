import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/fields.ts';

export const tooLong: typeof English.tooLong = (max) => `Use no máximo ${max} caracteres`;
export const invisibleCharacters: Translated<typeof English.invisibleCharacters> =
  'Remova os caracteres de controle invisíveis';
export const unreadableCharacters: Translated<typeof English.unreadableCharacters> =
  'Remova os caracteres ilegíveis';
export const nameMissing: Translated<typeof English.nameMissing> = 'Digite um nome';
export const nameWithAddress: Translated<typeof English.nameWithAddress> =
  'Digite um nome sem endereço da web';
export const companyMissing: Translated<typeof English.companyMissing> =
  'Digite o nome de uma empresa';
export const companyWithAddress: Translated<typeof English.companyWithAddress> =
  'Digite o nome de uma empresa sem endereço da web';
export const emailMissing: Translated<typeof English.emailMissing> = 'Digite um endereço de e-mail';
export const emailInvalid: Translated<typeof English.emailInvalid> =
  'Digite um endereço de e-mail como ada@example.com';
export const emailBeyondAscii: Translated<typeof English.emailBeyondAscii> =
  'Use letras sem acentos antes do @: os provedores de e-mail não entregam a outros endereços';
export const consentMissing: Translated<typeof English.consentMissing> =
  'Você precisa concordar com a política de privacidade';

export const demoErrors: Translated<typeof English.demoErrors> = {
  firstName: 'O nome é obrigatório',
  lastName: 'O sobrenome é obrigatório',
  companyName: 'O nome da empresa é obrigatório',
  email: 'O e-mail comercial é obrigatório',
  emailInvalid: 'Digite um e-mail válido',
};
