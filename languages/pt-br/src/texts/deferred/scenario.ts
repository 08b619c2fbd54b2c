import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { timeLostLabel } from '../../../../../contract/format/financeTexts.ts';
import { percentText } from '../../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/scenario.ts';

const sign = (by: number) => (by > 0 ? '+' : '−');
const amountOf = (by: number) => formatNumber(Math.abs(by), 12);

export const deferredScenarioTexts: Translated<typeof English.deferredScenarioTexts> = {
  copySummary: 'Copiar resumo',
  print: 'Imprimir',
  openFile: 'Abrir um arquivo',
  csv: 'Baixar CSV',
  excel: 'Baixar planilha do Excel',
  estimateFile: 'Baixar arquivo de estimativa',
  dropFile:
    'Solte um arquivo de estimativa, uma planilha ou um relatório desta calculadora para abrir os dados dele.',
  opened: (name) => `${name} aberto`,
  copied: {
    link: 'Link copiado',
    namesLeftOut:
      'Os nomes que você digitou aparecem nele como “Other system 1” e assim por diante.',
    cfoLink: 'Link copiado. Ele abre a página para o seu CFO.',
    summary: 'Resumo copiado',
  },
  pinned: 'Cenário fixado',
  fileName: (ending) => `integration-roi.${ending}`,
  dropped: (parts) => `Uma parte deste link ou arquivo era inválida. Deixado de fora: ${parts}.`,
  repeatedSystems: (ids) =>
    ids.length === 1
      ? `Este link cita ${ids.join()} mais de uma vez. Conta uma vez.`
      : `Este link cita ${ids.join(', ')} mais de uma vez. Cada um conta uma vez.`,
  deadlinePassed: (day) => `A data-alvo ${day} já passou, então esta estimativa não tem data-alvo.`,
  dismiss: 'Fechar',
  comparison: 'Cenários lado a lado',
  comparisonFailed: 'Não foi possível calcular os cenários fixados.',
  title: (index) => (index === 0 ? 'Cenário A' : 'Cenário B'),
  now: 'Agora',
  open: 'Abrir',
  openNamed: (title) => `Abrir ${title}`,
  unpin: 'Desafixar',
  unpinNamed: (title) => `Desafixar ${title}`,
  pinAnother: 'Altere os dados e fixe um segundo cenário para comparar os dois.',
  replaceWhich: 'Há dois cenários fixados. Qual você quer substituir?',
  replaceNamed: (title) => `Substituir ${title}`,
  keepBoth: 'Manter os dois',
  difference: 'Diferença',
  differences: (count) => `Mostrar ${formatCount(count, 'difference')}`,
  inHouseLive: 'Interno em produção',
  differs: (first, second, changes) => `“${second}” em relação a “${first}”: ${changes}.`,
  changedBy: (input, difference) => `${input} ${difference}`,
  changedTo: (input, from, to) => `${input} ${to} em vez de ${from}`,
  basis: (first, second) => `A diferença é “${second}” menos “${first}”.`,
  marked: '“Melhor” marca o menor custo ou o menor tempo dos dois.',
  otherScope:
    'Nenhum valor é marcado como melhor, porque as integrações ou as premissas não são as mesmas.',
  notMarked: `Os custos internos não são marcados, porque um desenvolvimento não entra em produção em ${forecastMonths} meses.`,
  better: 'Melhor',
  noDifference: 'Os dois cenários têm os mesmos dados e valores.',
  signed: (by) => `${sign(by)}${amountOf(by)}`,
  signedUsd: (by, amount) => `${sign(by)}${amount}`,
  signedPoints: (by) => `${sign(by)}${amountOf(by)} ${Math.abs(by) < 2 ? 'ponto' : 'pontos'}`,
  longer: (time, isLonger) => `${time} a ${isLonger ? 'mais' : 'menos'}`,
  later: (by, unit) => `${formatCount(Math.abs(by), unit, 12)} ${by > 0 ? 'mais tarde' : 'antes'}`,
  rateAndDevTime: 'Valor da hora e tempo',
  atRate: ({ hourlyRateUsd, effectiveDevTimePercentage }) =>
    `${formatExactUsd(hourlyRateUsd)}/h, ${percentText(formatNumber(effectiveDevTimePercentage, 2))}`,
  inUnit: {
    percent: (value) => percentText(formatNumber(value, 12)),
    usdPerHour: (value) => `${formatExactUsd(value)}/h`,
  },
  inHouseAfter: (months) => `Interno após ${months} meses`,
  spentSoFar: (cost) => `${cost} gastos até então`,
  timeLostAfter: (months) => `${timeLostLabel}, ${months} meses`,
  embeddedAfter: (months) => `Incorporado após ${months} meses`,
  breakEven: 'Ponto de equilíbrio',
  never: `nenhum em ${forecastMonths} meses`,
  notLive: `não entra em produção em ${forecastMonths} meses`,
  inMonth: (month) => `mês ${month}`,
};

export const openedFileTexts: Translated<typeof English.openedFileTexts> = {
  notOpened: (name) => `${name} não foi aberto`,
  inputsStay: 'Seus dados não mudaram.',
  link: 'Este link',
  ofOtherCard: (name) => `${name} foi feito com outra tabela de preços`,
  sameFigures: 'Os valores são os mesmos.',
  unknownFigures: 'Algum valor pode ter sido outro na época; o link não diz.',
  otherFigures: (name) => `${name} tinha outros valores`,
  otherCard: (before, now) =>
    `A estimativa foi feita com a tabela de preços ${before}, e a página estima com a ${now}.`,
  sameCard: (version) =>
    `Cita a tabela de preços ${version}, que é a de hoje, então o arquivo foi editado ou é de outra versão desta calculadora.`,
  causes: 'Alterado na tabela de preços',
  followers: 'Alterado em consequência',
  file: 'Segundo o arquivo',
  said: (version) => `Segundo a ${version}`,
  says: (version) => `Segundo a ${version}`,
  dismiss: 'Fechar',
};

export const csvTexts: Translated<typeof English.csvTexts> = {
  columns: ['Seção', 'Indicador', 'Mês', 'Valor', 'Unidade', 'Fonte'],
  sources: { visitor: 'sua premissa', midRange: 'meio da faixa', rateCard: 'tabela de preços' },
  sections: {
    scenario: 'Cenário',
    inputs: 'Dados',
    systems: 'Sistemas',
    assumptions: 'Premissas',
    comparison: 'Comparação',
    split: `Melhor divisão em ${forecastMonths} meses`,
    finance: 'Finanças',
    months: 'Mês a mês',
  },
  date: 'Data',
  rateCard: 'Tabela de preços',
  version: (version) => `versão ${version}`,
  link: 'Link',
  perUsd: (code) => `${code} por USD`,
  inputUnits: { percent: '%', usdPerHour: 'USD/h' },
  systemUnits: { devHours: 'h', maintenanceHours: 'h', moderationWeeks: 'semanas' },
  notListed: 'Fora da tabela de preços',
  unlisted: 'não está na tabela de preços, conta entre as outras integrações',
  yes: 'sim',
  no: 'não',
  none: 'nenhum',
  month: 'mês',
  units: {
    usd: 'USD',
    unroundedUsd: 'USD',
    hours: 'h',
    weeks: 'semanas',
    percent: '%',
    count: '',
    factor: '',
    month: 'mês',
    months: 'meses',
  },
  found: 'encontrado',
  pinned: 'fixado',
  splitTotal: 'Melhor divisão',
  allInHouse: 'Desenvolver tudo',
  allEmbedded: 'Incorporar tudo',
  liveAfter: (split) => `${split}: em produção após`,
  costAfter: (months, side) =>
    `Custo total após ${months} meses, ${side === 'inHouse' ? 'interno' : 'incorporado'}`,
  result: (months) => `Resultado em ${months} meses`,
  over: (figure, months) => `${figure}, em ${months} meses`,
  inHouseCost: 'Interno, custo acumulado',
  embeddedCost: 'Incorporado, custo acumulado',
};

export const deferredPrintingTexts: Translated<typeof English.deferredPrintingTexts> = {
  link: 'Abrir este cálculo:',
  byMonth: 'Custo total por mês',
  onPage:
    'A página e o relatório mostram também o que mais pesa, como cada valor é calculado e as fontes.',
  notYetKnown:
    'Esta impressão não tem faixas prováveis, contra-argumentos, divisão nem indicadores financeiros: ainda não tinham sido calculados. Imprima com o botão da página para incluí-los.',
};
