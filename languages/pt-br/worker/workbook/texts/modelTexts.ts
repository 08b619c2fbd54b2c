import { percentText } from '../../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatList, lowerFirst } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/modelTexts.ts';

export const modelTexts: Translated<typeof English.modelTexts> = {
  introduction:
    'Altere uma célula sombreada para atualizar cada número. As abas estão protegidas sem senha. Os valores estão em USD.',
  inputs: 'Dados',
  selected: 'Sistemas selecionados',
  monthsToDate: 'Meses até a data-alvo',
};

export const comparisonTexts: Translated<typeof English.comparisonTexts> = {
  title: 'Custo ao longo do tempo',
  note: 'Interno: o total inicial, distribuído por igual durante o desenvolvimento, mais a manutenção após a entrada em produção, a rotatividade e as taxas no primeiro mês de cada ano. Incorporado: a implantação mais a assinatura com excedente a partir do mês 1, seu próprio trabalho e o de saída em seu mês. A aba Months tem cada mês.',
  timeline: 'Prazo, interno (meses de 4,33 semanas)',
  after: (side, months) => `${side} após ${months} meses`,
  timeLostAfter: (timeLost, months) => `${timeLost}, após ${months} meses`,
  costsLess: (months) => `Custa menos em ${months} meses`,
  results: {
    embedded: 'Incorporado',
    inHouse: 'Interno',
    neither: 'Nenhum: ambos custam o mesmo',
    unfinished: 'Sem veredito: nada do desenvolvimento interno está em produção até lá',
  },
};

export const peopleTexts: Translated<typeof English.peopleTexts> = {
  team: 'Horas por mês da sua equipe para integrações',
  own: 'Horas por mês do seu próprio trabalho na solução incorporada',
  toBuild: 'Desenvolvedores a acrescentar, interno',
  toEmbed: 'Desenvolvedores a acrescentar, incorporado',
  enough: 'Sua equipe tem as horas.',
  them: ['a', 'as'],
  moreDevelopers: [' desenvolvedor a mais', ' desenvolvedores a mais'],
};

export const inputTexts: Translated<typeof English.inputTexts> = {
  missing: (counted) => `Falta: até você informar, conta ${counted}.`,
  startDate: 'Data de início',
  date: 'Uma data',
  dateOrEmpty: 'Uma data, ou vazio',
  choose: (label) => `Escolha na lista: ${lowerFirst(label)}.`,
  otherSystems: 'Sistemas selecionados que não estão na aba Systems',
  otherSystemsNote:
    'Contam entre as outras integrações. Selecione os sistemas listados na aba Systems.',
  whole: 'Um número inteiro',
  percent: (min, max, emptyCountsAs) =>
    `De ${percentText(formatNumber(min, 2))} a ${percentText(formatNumber(max, 2))}, por exemplo 30% ou 0,3.${emptyCountsAs ? ` Vazio conta como ${percentText(formatNumber(emptyCountsAs, 2))}.` : ''}`,
  usdPerHour: (min, max) =>
    `USD por hora, em geral de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}`,
  number: (isWhole, min, max) =>
    `Um número ${isWhole ? 'inteiro ' : ''}de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}`,
  regions: (names) => `Usado para as regiões ${formatList(names)}`,
  ownRate: (label) => `Seu dado: ${lowerFirst(label)} (USD)`,
};

export const assumptionTexts: Translated<typeof English.assumptionTexts> = {
  columns: ['Premissas', 'Suas', 'Em uso', 'Tabela de preços', 'Meio da faixa'],
  introduction:
    'O seletor está na aba Summary. Onde falta a sua, conta a da tabela de preços, ou com “Meio da faixa” o meio da faixa dela.',
  yes: 'sim',
  no: 'não',
  listingsNote: 'Com “não”, uma revisão que só condiciona uma publicação não leva tempo.',
  billingNote:
    'O preço que conta nos custos ao longo do tempo. Os resultados continuam sendo os por integrações.',
  accepted: (range) => `Aceito: ${range}`,
  source: (url, day) => `${url}, lido em ${day}`,
};
