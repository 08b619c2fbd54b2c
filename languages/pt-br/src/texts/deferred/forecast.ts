import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import { leverName, leverValue } from '../../../../../contract/format/leverTexts.ts';
import { withThousands } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import { simulationCount } from '../../../../../contract/uncertainty.ts';
import type * as English from '../../../../../src/texts/deferred/forecast.ts';

export const deferredForecastTexts: Translated<typeof English.deferredForecastTexts> = {
  computing: 'Calculando a projeção…',
  failed: 'Não foi possível calcular a projeção.',
  caption:
    'Custo acumulado, mês a mês. Círculo: o desenvolvimento está pronto e a manutenção começa. Claro: a faixa provável.',
  asTable: 'Mostrar como tabela',
  asChart: 'Ocultar a tabela',
  chartTitle: `Custo acumulado em ${lastMonth} meses`,
  chartDescription: (inHouse, embedded) =>
    `O desenvolvimento interno chega a ${inHouse}; a solução incorporada, a ${embedded}. A tabela mostra cada mês.`,
  month: 'Mês',
  readMonth: 'Escolher um mês',
  atMonth: (month) => (month === 0 ? 'No início' : `Após ${formatCount(month, 'month')}`),
  valueText: (at, inHouse, embedded) => `${at}: interno ${inHouse}, incorporado ${embedded}`,
  figure: 'Indicador',
  distribution: `Interno menos incorporado em ${forecastMonths} meses: com que frequência cada valor ocorreu`,
  distributionEnds: (lowest, highest) => `De ${lowest} a ${highest}.`,
  simulations: `Cada uma das ${withThousands(simulationCount)} simulações sorteia nas respectivas faixas as horas, a manutenção, as revisões, os aumentos de preço, o seu próprio trabalho e a implantação; o relatório explica como. No máximo uma em cada dez fica abaixo do limite inferior, e no máximo uma em cada dez acima do superior.`,
  cheaper: {
    inHouse: '← Desenvolver é mais barato',
    embedded: 'Incorporar é mais barato →',
  },
  whatMattersIntro: (verdict) =>
    `${verdict} Cada barra altera um dado em um quarto (ou em um passo), ou uma premissa até os extremos da sua faixa plausível, e mantém os demais. Os valores são o custo interno menos o da solução incorporada em ${forecastMonths} meses. Um traço significa que nenhum valor realista muda o resultado.`,
  whatFinishes: `Nada do desenvolvimento interno está em produção após ${forecastMonths} meses, então não há diferença de custo a comparar. Cada linha altera um dado e mantém os demais. Um traço significa que nenhum valor realista conclui o desenvolvimento.`,
  showAll: (count) => `Mostrar todos os ${count}`,
  showFirst: (count) => `Mostrar os primeiros ${count}`,
  lever: 'Mudança',
  less: 'Baixo',
  more: 'Alto',
  noEffectOnCost: 'Nenhum: a assinatura começa no mês 1',
  effect: 'Efeito',
  effectRange: (lowest, highest) => `de ${lowest} a ${highest}`,
  breakEvenValue: 'O resultado muda com',
  liveAt: `Em produção em até ${forecastMonths} meses com`,
  tryLever: (lever, value) => `Experimentar ${leverValue(lever, value)}: ${leverName(lever)}`,
  judgements: {
    value: ', estimativa da calculadora',
    range: '; faixa: estimativa da calculadora',
  },
  notLive: `não entra em produção em ${forecastMonths} meses`,
  atLimit: 'no limite',
  currentChoice: 'a opção atual',
  otherChoiceDoesNotTurn: 'A outra opção não muda o resultado',
  to: (value, difference) => `${value}: ${difference}`,
};
