import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/financeTexts.ts';

export const sides: Translated<typeof English.sides> = {
  embedded: 'Incorporado',
  inHouse: 'Interno',
  neither: 'Nenhum',
};

export const turnTexts: Translated<typeof English.turnTexts> = {
  text: (side) => `passa a ${side.toLowerCase()}`,
  formula: (cell) => `"passa a "&LOWER(${cell})`,
};

export const noFigure: Translated<typeof English.noFigure> = {
  verdict: 'Sem veredito: nada do desenvolvimento interno está em produção até lá',
  payback: 'Sem payback',
  roi: 'Sem custo da solução incorporada',
  breakEven: 'Nenhum',
  revenue: 'Sem receita informada',
};

export const figureNotes: Translated<typeof English.figureNotes> = {
  npv: 'As diferenças mensais, descontadas a cada mês pela taxa mensal.',
  cashNpv: 'O mesmo sem o tempo perdido, que tem um preço e não é pago a ninguém.',
  presentValue: 'O custo de cada mês vezes o seu fator de desconto.',
  roi: 'Valor presente líquido ÷ valor presente do custo da solução incorporada. Leia-o junto com o valor presente líquido.',
  payback: 'O primeiro mês a partir do qual a diferença total permanece em 0 ou acima até o fim.',
};

export const launchTexts: Translated<typeof English.launchTexts> = {
  label: 'Valor da data de lançamento, incorporado menos interno',
  note: 'O valor presente do lucro bruto que um lançamento antecipado traz: positivo quando a solução incorporada é lançada antes, negativo quando o desenvolvimento interno é. Não faz parte de nenhum custo acima.',
};

export const financeTexts: Translated<typeof English.financeTexts> = {
  title: 'Finanças',
  introductions: [
    'O benefício de incorporar é o custo interno menos o da solução incorporada.',
    'Altere a taxa de desconto e as outras premissas na aba Model.',
  ],
  live: 'Desenvolvimento interno em produção até então',
  liveNote: 'Um desenvolvimento inacabado tem um custo, mas não um veredito.',
  yes: 'sim',
  no: 'não',
  inHouseCost: 'Custo interno',
  embeddedCost: 'Custo da solução incorporada',
  costNote: 'Sem desconto.',
  monthlyRate: 'Taxa de desconto mensal',
  monthlyRateNote: 'A partir da taxa de desconto anual.',
  breakEven: 'Ponto de equilíbrio (mês)',
  breakEvenNote: `Deste mês até o mês ${forecastMonths}, incorporar custa menos no total. A coluna “Mudanças” da aba Months tem cada mudança.`,
  ranges: (day) => `Faixas, exportadas em ${day}`,
  rangesNote: (simulations) =>
    `De ${simulations} simulações. Células alteradas não mudam estas linhas.`,
};

export const periodTexts: Translated<typeof English.periodTexts> = {
  byYear: 'Ano a ano',
  year: 'Ano',
  byQuarter: `Por trimestre, em ${forecastMonths} meses`,
  quarter: 'Trimestre',
  difference: 'Diferença',
  differenceSoFar: 'Diferença acumulada',
  startNote: 'O ano 0 é o início.',
  start: 'Início',
  quarterName: (quarter) => `Trimestre ${quarter}`,
  allQuarters: 'Todos os trimestres',
};

export const chartTexts: Translated<typeof English.chartTexts> = {
  title: `Custo total dos dois lados em ${lastMonth} meses`,
  month: 'Mês',
};

export const monthsTexts: Translated<typeof English.monthsTexts> = {
  title: 'Os dois lados mês a mês',
  introductions: [
    'Valores em USD. O mês 0 é o início. A diferença é interno menos incorporado.',
    'Os valores da hora e a assinatura sobem após cada ano pelas porcentagens supostas.',
  ],
};

export const monthHeadings: Translated<typeof English.monthHeadings> = {
  month: 'Mês',
  year: 'Ano',
  wageFactor: 'Aumento salarial',
  planFactor: 'Aumento do plano',
  users: 'Usuários cobrados',
  price: 'Preço do mês',
  totalInHouse: 'Interno acumulado',
  totalEmbedded: 'Incorporado acumulado',
  side: 'Custa menos no total até esse mês',
  turn: 'Mudanças',
  discountFactor: 'Fator de desconto',
  notEmbedding: 'Mês, se incorporar não custa menos',
  notPaidBack: 'Mês, se não há payback',
  earlierRevenue: 'Receita, incorporado menos interno',
};
