import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/figures.ts';

export const estimateParts: Translated<typeof English.estimateParts> = {
  hours: 'Horas',
  factors: 'Valor da hora e fatores',
  inHouse: 'Interno',
  embedded: 'Incorporado',
  savings: 'Economia',
  time: 'Tempo até o lançamento',
};

export const figureLabels: Translated<typeof English.figureLabels> = {
  hourlyRateUsd: 'Valor da hora',
  effectiveDevTimePercentage: 'Tempo dedicado a integrações (%)',
  selectedDevHours: 'Horas dos sistemas selecionados',
  selectedMaintenanceHours: 'Manutenção dos sistemas selecionados',
  moderationWeeks: 'Semanas de revisão das plataformas',
  effectiveCount: 'Integrações estimadas',
  genericCount: 'Outras integrações',
  integrationDevHours: 'Horas para desenvolver as integrações',
  developmentHours: 'Horas de desenvolvimento',
  maintenanceHours: 'Horas de manutenção por mês',
  buildWeeks: 'Semanas de desenvolvimento',
  timelineWeeks: 'Prazo, interno',
  embeddedWeeks: 'Prazo, incorporado',
  teamSizeFactor: 'Fator do tamanho da equipe',
  devTimeFactor: 'Fator da parcela do tempo',
  durationSurcharge: 'Acréscimo pela duração',
  costMultiplier: 'Multiplicador de custo',
  initialTotalUsd: 'Total inicial',
  multiplierUsd: 'Acréscimo pelo multiplicador de custo',
  developmentUsd: 'Desenvolvimento inicial',
  testingUsd: 'Testes e QA',
  documentationUsd: 'Documentação e treinamento',
  platformMonthlyUsd: 'Hospedagem da sua própria plataforma',
  maintenanceUsd: 'Manutenção mensal',
  turnoverMonthlyUsd: 'Rotatividade por mês',
  setupUsd: 'Implantação inicial',
  monthlyUsd: 'Assinatura mensal',
  yearOneUsd: 'Total do ano 1',
  savingsUsd: 'Economia inicial de custos',
  savingsPercentage: 'Redução do custo inicial de desenvolvimento',
  monthlySavingsUsd: 'Economia mensal com manutenção',
  embeddedOwnOnceUsd: 'Trabalho da sua equipe para configurar as integrações incorporadas',
  embeddedOwnMonthlyUsd: 'Trabalho mensal da sua equipe nas integrações incorporadas',
  leavingUsd: 'Seu trabalho para sair da solução incorporada',
  monthlyReductionPercentage: 'Redução do custo mensal',
};

export const figureBases: Translated<typeof English.figureBases> = {
  initialTotalUsd: 'só desenvolvimento, antes da manutenção',
  multiplierUsd: 'parte do total',
  platformMonthlyUsd: 'parte da manutenção',
  yearOneUsd: 'implantação e 12 meses',
  savingsUsd: 'só desenvolvimento, menos implantação e 12 meses',
  savingsPercentage: 'do custo de desenvolvimento',
  monthlySavingsUsd: 'manutenção menos assinatura',
  leavingUsd: 'nos custos ao longo do tempo, só com um mês de saída',
  monthlyReductionPercentage: 'da manutenção mensal',
};

export const planOnly: Translated<typeof English.planOnly> = ', só o plano';
export const byIntegrations: Translated<typeof English.byIntegrations> = ', por integrações';
