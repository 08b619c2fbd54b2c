import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/fields.ts';

export const tooLong: typeof English.tooLong = (max) => `Use como máximo ${max} caracteres`;
export const invisibleCharacters: Translated<typeof English.invisibleCharacters> =
  'Quite los caracteres de control invisibles';
export const unreadableCharacters: Translated<typeof English.unreadableCharacters> =
  'Quite los caracteres ilegibles';
export const nameMissing: Translated<typeof English.nameMissing> = 'Introduzca un nombre';
export const nameWithAddress: Translated<typeof English.nameWithAddress> =
  'Introduzca un nombre sin dirección web';
export const companyMissing: Translated<typeof English.companyMissing> =
  'Introduzca el nombre de una empresa';
export const companyWithAddress: Translated<typeof English.companyWithAddress> =
  'Introduzca el nombre de una empresa sin dirección web';
export const emailMissing: Translated<typeof English.emailMissing> =
  'Introduzca una dirección de correo electrónico';
export const emailInvalid: Translated<typeof English.emailInvalid> =
  'Introduzca una dirección de correo electrónico como ada@example.com';
export const emailBeyondAscii: Translated<typeof English.emailBeyondAscii> =
  'Use letras sin acentos antes de la @: los proveedores de correo no entregan a otras';
export const consentMissing: Translated<typeof English.consentMissing> =
  'Debe aceptar la política de privacidad';

export const demoErrors: Translated<typeof English.demoErrors> = {
  firstName: 'El nombre es obligatorio',
  lastName: 'El apellido es obligatorio',
  companyName: 'El nombre de la empresa es obligatorio',
  email: 'El correo electrónico de trabajo es obligatorio',
  emailInvalid: 'Introduzca un correo electrónico válido',
};
