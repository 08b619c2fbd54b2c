import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/explanationTexts.ts';

export const howComputedTexts: Translated<typeof English.howComputedTexts> = {
  title: 'Como cada valor é calculado',
  columns: { figure: 'Indicador', how: 'Cálculo', result: 'Resultado' },
  finance: 'Números para o seu CFO',
  risenMonths:
    'Um valor que sobe a cada ano é multiplicado por meses ao seu primeiro preço: os que custam tanto quanto os meses comparados.',
  byYear: 'Os valores de cada ano são calculados pelas fórmulas da planilha Excel da calculadora.',
  financeByWorkbook:
    'Os números para o seu CFO são calculados pelas fórmulas da planilha Excel da calculadora.',
};

export const glossaryTexts: Translated<typeof English.glossaryTexts> = {
  title: 'Glossário',
  columns: { term: 'Termo', meaning: 'Significado' },
};

export const glossary: typeof English.glossary = (discountRate) => [
  [
    'Incorporar',
    'Seu produto oferece integrações que funcionam com o software de um fornecedor, mediante assinatura.',
  ],
  [
    'Manutenção',
    'O trabalho mensal que mantém as integrações funcionando após a entrada em produção, quando as plataformas mudam.',
  ],
  [
    'Multiplicador de custo',
    'O que uma equipe pequena ou grande, uma semana de trabalho dividida e um desenvolvimento longo acrescentam ao custo das horas.',
  ],
  ['P10, P50, P90', '10%, 50% e 90% das simulações terminam neste valor ou abaixo dele.'],
  [
    'Retorno do investimento (payback)',
    'O primeiro mês a partir do qual o benefício total permanece em 0 ou acima até o fim do horizonte.',
  ],
  [
    'Retorno sobre o investimento',
    'Valor presente líquido ÷ valor presente do custo da solução incorporada.',
  ],
  [
    'Revisão de plataforma',
    'A verificação por uma plataforma, como Slack ou Google, pela qual uma integração precisa passar.',
  ],
  [
    'Simulação',
    `Uma de muitas execuções desta estimativa em ${forecastMonths} meses, cada uma com outras horas e preços plausíveis.`,
  ],
  [
    'Tabela de preços',
    'A tabela da calculadora com horas, valores da hora, fatores e preços. Sua versão está no rodapé de cada página.',
  ],
  [
    'Taxa de desconto',
    `Quanto um valor perde por ano enquanto você espera por ele: ${discountRate}.`,
  ],
  ['Tempo até o lançamento', 'O tempo do início do trabalho até a entrada em produção.'],
  [
    'Total inicial',
    'Desenvolvimento, testes e documentação de todas as integrações, antes de qualquer manutenção.',
  ],
  [
    'Valor presente líquido',
    `O benefício de cada mês, descontado para a data de hoje e somado ao longo de ${forecastMonths} ou ${lastMonth} meses.`,
  ],
];
