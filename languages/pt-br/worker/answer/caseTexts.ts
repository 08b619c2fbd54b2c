import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/answer/caseTexts.ts';

export const caseLabels: Translated<typeof English.caseLabels> = {
  result: 'Resultado',
  asked: 'O que se decide',
  dates: 'Datas',
  turns: 'O que inverteria o resultado',
  split: 'Uma divisão',
  people: 'Quem faria o trabalho',
  firstYear: 'Desembolsos no primeiro ano',
  months: (months) => `${months} meses`,
  fees: 'Taxas e saída',
  leftOut: 'Não incluído',
  questions: 'Perguntas ao fornecedor',
};

export const askedText: typeof English.askedText = ({ count, laterUsd, ...usd }) => {
  const [maintain, embed] =
    count === 1 ? ['mantê-la', 'incorporá-la'] : ['mantê-las', 'incorporá-las'];
  const monthly = laterUsd === null ? usd.monthlyUsd : `de ${usd.monthlyUsd} a ${laterUsd}`;
  return `Desenvolver internamente ${formatCount(count, 'integration')} por ${usd.buildUsd} e ${maintain} por ${usd.maintenanceUsd} por mês, ou ${embed} por ${usd.setupUsd} e ${monthly} por mês: ${usd.price}.`;
};

/** "em 26 de março de 2027"; a year has its own preposition. */
const on = (day: string) => (/^\d+º? de /.test(day) ? `em ${day}` : day);

export const liveText: typeof English.liveText = (start, embedded, inHouse) =>
  `Com início em ${start}, a solução incorporada está em produção ${on(embedded)} e o desenvolvimento interno ${on(inHouse)}.`;

export const workText: typeof English.workText = (work) =>
  `${formatCount(work.developers, 'developer')} da sua equipe, com ${work.teamHours} por mês para integrações. O desenvolvimento exige ${work.buildHours}, e a manutenção, ${work.maintenanceHours} por mês. A solução incorporada exige ${work.embeddedHours} delas por mês.`;

export const quartersTab = '“Para o seu CFO”';

export const firstYearText: typeof English.firstYearText = (cashUsd, timeLostUsd, embeddedUsd) =>
  `Interno ${cashUsd}, sem ${timeLostUsd} de tempo perdido, pelo qual ninguém é pago. Incorporado ${embeddedUsd}. ${quartersTab} mostra cada trimestre.`;

export const feesText: typeof English.feesText = (usdPerYear) =>
  usdPerYear === null
    ? 'As taxas do desenvolvimento interno não são consideradas.'
    : `O desenvolvimento interno inclui taxas de ${usdPerYear} por ano.`;

export const leavingTexts: Translated<typeof English.leavingTexts> = {
  notCounted: 'Seu próprio trabalho para sair da solução incorporada não é considerado.',
  inMonth: (month, day, usd) =>
    `Sair da solução incorporada no mês ${month}, até ${day}, custa ${usd} do seu próprio trabalho, incluídos nos custos dela ao longo do tempo. Eles continuam com o preço dela, porque não se sabe o que a substitui.`,
  inNoMonth: (usd) =>
    `Sair da solução incorporada custa ${usd} do seu próprio trabalho ao valor da hora do terceiro ano e não está em nenhum total: nenhum mês de saída foi informado.`,
};

export const leftOutTexts: Translated<typeof English.leftOutTexts> = {
  taxes: 'Impostos',
  capitalization: 'ativação contábil do desenvolvimento',
  hiring: 'contratação',
  alternatives: 'o que sua equipe poderia desenvolver em vez disso',
  platform: 'uma plataforma própria',
  turnover: 'rotatividade',
  ownWork: 'seu próprio trabalho na solução incorporada',
  priceRises: 'aumentos de preço',
};

export const leftOutText: typeof English.leftOutText = (names) =>
  `${formatList(names.map((name) => leftOutTexts[name]))}.`;
