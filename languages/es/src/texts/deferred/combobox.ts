import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/combobox.ts';

export const comboboxTexts: Translated<typeof English.comboboxTexts> = {
  add: (name) => `Añadir «${name}»`,
  otherCategory: 'Otra integración',
  added: (name) => `${name}: añadido.`,
  removed: (name) => `${name}: quitado.`,
  selectedList: 'Sistemas elegidos',
  remove: (name) => `Quitar ${name}`,
  removeTip: (category) =>
    category === '' ? 'Pulse para quitar' : `${category} · pulse para quitar`,
  loading: 'Cargando los sistemas…',
  failed: 'No se pudieron cargar los sistemas.',
  noMatch:
    "Un nombre tiene de 1 a 40 letras, dígitos, espacios y . & + - ' – 20 nombres como máximo.",
  clear: 'Borrar toda la selección',
  unlistedSystems: (ids) =>
    ids.length === 1
      ? `${ids.join()} no está en el tarifario. Cuenta con las otras integraciones.`
      : `${ids.join(', ')} no están en el tarifario. Cuentan con las otras integraciones.`,
};
