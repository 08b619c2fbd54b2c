import { percentText } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/financeTexts.ts';

const discounted = (rate: string) => `descontados a ${percentText(rate)} ao ano`;

export const timeLostLabel = 'Tempo perdido, parte do custo interno';

export const financeLabels: Translated<typeof English.financeLabels> = {
  npvNote: 'descontado por mês',
  cashNpvNote:
    'sem o tempo perdido com trocas de tarefa, coordenação e desenvolvimentos longos, pelo qual ninguém é pago',
  timeLost: timeLostLabel,
  notLive: 'não em produção até lá',
  inMonth: (month) => `mês ${month}`,
  noPayback: 'nenhum até lá',
  nothingToPayBack: 'nada a recuperar',
  nothingToPayBackNote: 'nenhuma das opções custa nada',
  paybackNote: 'a partir daí o benefício total fica em 0 ou acima',
  noPaybackNote: 'o benefício total não fica em 0 ou acima',
  table: 'Quanto custa cada opção, por ano',
  year: 'Ano',
  start: 'Início',
  inHouse: 'Interno',
  embedded: 'Incorporado',
  benefit: 'Benefício de incorporar',
  total: 'Total',
};

export const benefitIntro: typeof English.benefitIntro = (months, rate) =>
  `O benefício é o que o desenvolvimento interno custa além da solução incorporada em ${months} meses. O valor presente líquido e o ROI são ${discounted(rate)}; o retorno do investimento (payback) e os valores por ano, não.`;

export const costsIntro: typeof English.costsIntro = (months) =>
  `Quanto custa cada opção em ${months} meses, sem desconto.`;

export const estimatesIn: typeof English.estimatesIn = (currency) =>
  `Estimativas de planejamento em ${currency}, antes de impostos.`;

export const roiNote: typeof English.roiNote = (npv) =>
  `valor presente líquido de ${npv} ÷ valor presente do custo da solução incorporada`;

export const earlierLaunchOf: typeof English.earlierLaunchOf = (side) =>
  `Valor de um lançamento antecipado ${side === 'embedded' ? 'com a solução incorporada' : 'com o desenvolvimento interno'}`;

export const earlierLaunchNote: typeof English.earlierLaunchNote = (rate) =>
  `lucro bruto, descontado a ${percentText(rate)} ao ano; não faz parte de nenhum outro valor`;

export const noPaybackSummary = 'sem payback até lá';
export const paybackSummary: typeof English.paybackSummary = (month) => `payback no mês ${month}`;

export const financeSentence: typeof English.financeSentence = (
  { months, rate },
  { npv, cashNpv, roi, payback },
) => {
  const roiText = roi === null ? '' : ` retorno sobre o investimento de ${roi},`;
  return `Em ${months} meses, a ${percentText(rate)} ao ano, incorporar tem valor presente líquido de ${npv} (${cashNpv} em caixa, sem tempo perdido),${roiText} ${payback}.`;
};
