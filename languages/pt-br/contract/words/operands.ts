import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/operands.ts';

export const inHouseOver: typeof English.inHouseOver = (months) => `Interno, ${months} meses`;
export const embeddedOver: typeof English.embeddedOver = (months) => `Incorporado, ${months} meses`;

export const forecastLabels: Translated<typeof English.forecastLabels> = {
  inHouseTotalUsd: 'Custo interno, total',
  embeddedTotalUsd: 'Custo da solução incorporada, total',
  benefitTotalUsd: 'Benefício de incorporar, total',
  inHousePresentUsd: 'Valor presente do custo interno',
  embeddedPresentUsd: 'Valor presente do custo da solução incorporada',
  npvUsd: 'Valor presente líquido de incorporar',
  cashNpvUsd: 'Valor presente líquido em caixa',
  roiPercentage: 'Retorno sobre o investimento',
  shortUsd: 'Déficit total no fim do mês anterior',
  aheadUsd: 'Benefício total no fim desse mês',
  paybackMonth: 'Retorno do investimento (payback)',
  earlierLaunchUsd: 'Valor de um lançamento antecipado',
};

export const operandLabels: Translated<typeof English.operandLabels> = {
  timeLostPresentUsd:
    'Valor presente do tempo perdido com trocas de tarefa, coordenação e desenvolvimentos longos',
  regionRateUsd: 'Valor da hora nesta região',
  customHourlyRate: 'Seu valor da hora',
  defaultDevTimePercentage: 'Tempo integral, porque nenhum foi informado',
  integrationCount: 'Integrações informadas',
  selectedCount: 'Sistemas selecionados',
  profiledCount: 'Sistemas selecionados que estão na tabela de preços',
  percentMonthsPerYear: '1200, porque um ano tem 12 meses e a parcela está em porcentagem',
  hoursPerDeveloperWeek: 'Horas de trabalho por semana',
  moderationDivisor: '2, porque metade coincide com o desenvolvimento',
  teamBase: 'Fator base para este tamanho da equipe',
  perDeveloper: 'Acréscimo por desenvolvedor adicional',
  teamAbove: 'Desenvolvedores no fator base',
  devTimeBaseFactor: 'Fator base para esta faixa de tempo',
  factorPerPoint: 'Acréscimo por ponto abaixo',
  devTimeBelow: 'Limite superior desta faixa de tempo (%)',
  surchargeOfBand: 'Acréscimo por esta duração',
  developmentPercentage: 'Parcela de desenvolvimento (%)',
  testingPercentage: 'Parcela de testes (%)',
  listSetupUsd: 'Taxa de implantação',
  listMonthlyUsd: 'Preço mensal do plano',
  priceSetupUsd: 'Taxa de implantação do preço que conta',
  priceMonthlyUsd: 'Um mês ao preço que conta',
  subscriptionUsd: 'Assinatura conforme os usuários de cada mês, com aumentos de preço',
  discountedSubscriptionUsd:
    'Assinatura conforme os usuários de cada mês, com aumentos de preço, descontada',
  planDeploymentWeeks: 'Tempo de implantação do plano',
  contractMonths: 'Meses do contrato',
  horizonMonths: 'Meses comparados',
  monthsPerYear: 'Meses em um ano',
  weeksPerMonth: 'Semanas por mês',
  monthsBefore: 'Meses antes desse mês',
  firstMonth: 'Primeiro mês, porque o benefício total nunca fica abaixo de 0',
  embeddedRevenueMonths:
    'Meses completos de receita após o lançamento da solução incorporada, descontados',
  inHouseRevenueMonths:
    'Meses completos de receita após o lançamento do desenvolvimento interno, descontados',
};
