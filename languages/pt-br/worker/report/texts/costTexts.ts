import { forecastMonths } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/costTexts.ts';

export const costColumns: Translated<typeof English.costColumns> = {
  after: 'Após',
  result: 'Resultado',
};

export const simulationsText: typeof English.simulationsText = (of) =>
  [
    `Cada uma das ${of.simulations} simulações varia as horas por integração (de ${of.devHours.min} a ${of.devHours.max} vezes a estimativa), a manutenção de todas em conjunto (de ${of.maintenance.min} a ${of.maintenance.max} vezes, ou a partir de ${of.leastMaintenance} das horas de desenvolvimento por ano) e a de cada uma (de ${of.maintenanceOfEach.min} a ${of.maintenanceOfEach.max} vezes esse valor), todas as horas (de ${of.allHours.min} a ${of.allHours.max} vezes) e cada revisão dentro da sua faixa, relatada ou estimada;`,
    `na solução incorporada, o aumento anual de preço (de ${of.planRise.min} a ${of.planRise.max}, se nenhum for informado), seu próprio trabalho em cada integração (de 0 a ${of.mostHoursOnce} h e de 0 a ${of.mostHoursPerMonth} h por mês; a partir daí, de ${of.ownEffort.min} a ${of.ownEffort.max} vezes o seu) e a implantação (de ${of.deployment.min} a ${of.deployment.max} vezes).`,
    'No máximo uma em cada dez simulações termina abaixo do limite inferior e no máximo uma em cada dez acima do superior. Os mesmos dados sempre dão os mesmos números.',
  ].join(' ');

export const costChartText: typeof English.costChartText = ({
  months,
  inHouseUsd,
  embeddedUsd,
  ranges,
}) => {
  const likely = ranges.map(
    ({ side, p10Usd, p90Usd }) =>
      ` A faixa provável sombreada ${side === 'inHouse' ? 'do desenvolvimento interno' : 'da solução incorporada'} vai de ${p10Usd} (P10) a ${p90Usd} (P90).`,
  );
  return `Gráfico de linhas do custo acumulado em ${months} meses. O desenvolvimento interno chega a ${inHouseUsd}, a solução incorporada a ${embeddedUsd}.${likely.join('')} A tabela abaixo do gráfico tem números de meses específicos.`;
};

export const leverColumns: Translated<typeof English.leverColumns> = {
  name: 'O que muda',
  less: 'No limite inferior',
  more: 'No superior',
  turn: 'Muda com',
};

export const leverChartTexts: Translated<typeof English.leverChartTexts> = {
  title: 'O que muda o resultado?',
  introduction: `Interno menos incorporado em ${forecastMonths} meses se um dado muda em um quarto ou um passo, ou uma premissa dentro da sua faixa plausível. Barra clara: até o limite inferior. Barra escura: até o superior. Estimado: pela calculadora.`,
  zeroLine: 'Linha pontilhada: uma diferença de US$\u00a00.',
  smaller: (names) => `Com efeitos menores: ${names}.`,
  none: (names) => `Sem efeito nesta diferença: ${names}.`,
};

export const leverTexts: Translated<typeof English.leverTexts> = {
  now: (value, judgement) =>
    `agora ${value}${judgement === null ? '' : judgement === 'value' ? '; estimado' : '; faixa estimada'}`,
  currentChoice: 'a opção atual',
  atLimit: 'no limite',
  notLive: 'não em produção até lá',
  neitherChoice: 'nenhuma opção',
  noTurn: 'nunca',
};

export const leverBarsText: typeof English.leverBarsText = ({
  differenceUsd,
  name,
  fromUsd,
  toUsd,
}) =>
  `Gráfico de barras de quanto cada dado e premissa move a diferença de custo de ${differenceUsd}. O maior efeito: ${name}, de ${fromUsd} a ${toUsd}. A tabela ao lado tem os números.`;
