import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/combobox.ts';

export const comboboxTexts: Translated<typeof English.comboboxTexts> = {
  add: (name) => `Adicionar “${name}”`,
  otherCategory: 'Outra integração',
  added: (name) => `${name}: adicionado.`,
  removed: (name) => `${name}: removido.`,
  selectedList: 'Sistemas selecionados',
  remove: (name) => `Remover ${name}`,
  removeTip: (category) =>
    category === '' ? 'Pressione para remover' : `${category} · pressione para remover`,
  loading: 'Carregando os sistemas…',
  failed: 'Não foi possível carregar os sistemas.',
  noMatch: "Um nome tem de 1 a 40 letras, dígitos, espaços e . & + - ' – no máximo 20 nomes.",
  clear: 'Limpar toda a seleção',
  unlistedSystems: (ids) =>
    ids.length === 1
      ? `${ids.join()} não está na tabela de preços. Conta entre as outras integrações.`
      : `${ids.join(', ')} não estão na tabela de preços. Contam entre as outras integrações.`,
};
