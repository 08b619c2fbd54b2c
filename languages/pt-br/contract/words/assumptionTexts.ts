import type { AssumptionUnit } from '../../../../contract/assumptionDetails.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import {
  type BuildHours,
  maintenanceShareText,
} from '../../../../contract/format/maintenanceShareText.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/assumptionTexts.ts';
import { isBelowTwo } from '../../../countIn.ts';

const hours = (value: number) => formatCount(value, 'hour');
const percent = (value: number) => percentText(formatNumber(value, 1));

export const assumptionLabels: Translated<typeof English.assumptionLabels> = {
  maintenancePercentagePerYear: 'Manutenção anual',
  genericDevHours: 'Horas para desenvolver outra integração',
  genericMaintenanceHours: 'Horas de manutenção por mês de outra integração',
  assistedBuildSavingPercentage: 'Horas de desenvolvimento que os assistentes de IA poupam',
  assistedMaintenanceSavingPercentage: 'Horas de manutenção que os assistentes de IA poupam',
  platformHoursOnce: 'Horas para desenvolver sua própria plataforma',
  platformHoursPerMonth: 'Horas por mês para operar sua própria plataforma',
  platformUsdPerMonth: 'Hospedagem e ferramentas da sua própria plataforma',
  feesUsdPerYear: 'Taxas do desenvolvimento (avaliações, publicações, jurídico)',
  turnoverPercentagePerYear: 'Parte da sua equipe que sai a cada ano',
  handoverHours: 'Horas para passar o trabalho a um sucessor',
  multiplierPercentage: 'Parcela do multiplicador de custo que conta',
  embeddedHoursPerIntegration: 'Suas horas para configurar uma integração incorporada',
  embeddedHoursPerMonth: 'Suas horas por mês para uma integração incorporada',
  planDiscountPercentage: 'Desconto no plano da solução incorporada',
  usersNow: 'Usuários cobrados agora',
  usersAtEnd: 'Usuários cobrados no mês 36',
  planUsdPerMonth: 'Preço mensal cotado',
  planSetupUsd: 'Taxa de implantação cotada',
  planRisePercentagePerYear: 'Aumento anual do preço do plano da solução incorporada',
  overageUsdPerMonth: 'Excedente além do plano da solução incorporada',
  wageRisePercentagePerYear: 'Aumento anual do valor da hora',
  embeddedDeploymentWeeks: 'Semanas para implantar a solução incorporada',
  leavingHoursPerIntegration: 'Suas horas de saída, por integração incorporada',
  leavingMonth: 'Meses até você deixar a solução incorporada (0: você fica)',
  discountRatePercentage: 'Taxa de desconto',
  monthlyRevenueUsd: 'Receita mensal que espera pelas integrações',
  grossMarginPercentage: 'Margem bruta dessa receita',
  rampMonths: 'Meses até essa receita ser atingida por completo',
};

/** A clause that follows "se". */
export const changedAssumptionTexts: Translated<typeof English.changedAssumptionTexts> = {
  maintenancePercentagePerYear: (to, from, build) =>
    `a manutenção exigir ${shareText(to, build)} em vez de ${percent(from)}`,
  genericDevHours: (to, from) =>
    `o desenvolvimento de outra integração exigir ${hours(to)} em vez de ${hours(from)}`,
  genericMaintenanceHours: (to, from) =>
    `a manutenção de outra integração exigir ${hours(to)} por mês em vez de ${hours(from)}`,
  assistedBuildSavingPercentage: (to, from) => assistantsText('desenvolvimento', to, from),
  assistedMaintenanceSavingPercentage: (to, from) => assistantsText('manutenção', to, from),
  platformHoursOnce: (to, from) =>
    `o desenvolvimento da sua própria plataforma exigir ${hours(to)} em vez de ${hours(from)}`,
  platformHoursPerMonth: (to, from) =>
    `a operação da sua própria plataforma exigir ${hours(to)} por mês em vez de ${hours(from)}`,
  platformUsdPerMonth: (to, from) =>
    `a hospedagem da sua própria plataforma custar ${formatExactUsd(to)} por mês em vez de ${formatExactUsd(from)}`,
  feesUsdPerYear: (to, from) =>
    `o desenvolvimento interno tiver taxas de ${formatExactUsd(to)} por ano em vez de ${formatExactUsd(from)}`,
  turnoverPercentagePerYear: (to, from) =>
    `${percent(to)} da sua equipe sair a cada ano em vez de ${percent(from)}`,
  handoverHours: (to, from) =>
    `a passagem para um sucessor exigir ${hours(to)} em vez de ${hours(from)}`,
  multiplierPercentage: (to, from) =>
    `${percent(to)} do multiplicador de custo contar em vez de ${percent(from)}`,
  embeddedHoursPerIntegration: (to, from) =>
    `sua equipe dedicar no início ${hours(to)} a cada integração incorporada em vez de ${hours(from)}`,
  embeddedHoursPerMonth: (to, from) =>
    `sua equipe dedicar ${hours(to)} por mês a cada integração incorporada em vez de ${hours(from)}`,
  planDiscountPercentage: (to, from) =>
    `o desconto no plano for de ${percent(to)} em vez de ${percent(from)}`,
  planRisePercentagePerYear: (to, from) =>
    `o preço do plano subir ${percent(to)} por ano em vez de ${percent(from)}`,
  overageUsdPerMonth: (to, from) =>
    `o excedente do plano for de ${formatExactUsd(to)} por mês em vez de ${formatExactUsd(from)}`,
  leavingHoursPerIntegration: (to, from) =>
    `sua equipe dedicar ${hours(to)} à saída de cada integração incorporada em vez de ${hours(from)}`,
  wageRisePercentagePerYear: (to, from) =>
    `os valores da hora subirem ${percent(to)} por ano em vez de ${percent(from)}`,
};

function shareText(percentage: number, build: BuildHours | undefined): string {
  const [share, amount] = maintenanceShareText(percentage, build).split(': ');
  return amount ? `${share} (${amount})` : `${share}`;
}

/** "os assistentes de IA reduzirem as horas de desenvolvimento em 20% em vez de 10%". */
function assistantsText(work: string, to: number, from: number): string {
  const size = (value: number) => percent(Math.abs(value));
  const isAlike = from === 0 || from < 0 === to < 0;
  const instead = isAlike
    ? size(from)
    : `${from < 0 ? 'aumentá-las' : 'reduzi-las'} em ${size(from)}`;
  return `os assistentes de IA ${to < 0 ? 'aumentarem' : 'reduzirem'} as horas de ${work} em ${size(to)} em vez de ${instead}`;
}

export const wantsListingsLabel = 'Publicar também em marketplaces';
export const billingLabel = 'Preço da solução incorporada';
export const billingTexts: Translated<typeof English.billingTexts> = {
  integrations: 'Por integrações',
  starter: 'Starter por usuário',
  pro: 'Pro por usuário',
  quote: 'Sua cotação',
};
export const presetLabel = 'Todas as demais premissas';

export const systemFigureLabels: Translated<typeof English.systemFigureLabels> = {
  devHours: 'horas de desenvolvimento',
  maintenanceHours: 'horas de manutenção por mês',
  moderationWeeks: 'semanas de revisão',
};
export const systemFigureLabel: typeof English.systemFigureLabel = (name, figure) =>
  `${name}: ${systemFigureLabels[figure]}`;

export const assumptionUnits: Translated<typeof English.assumptionUnits> = {
  percentPerYear: '% ao ano',
  percent: '%',
  hoursOnce: 'h',
  hoursPerMonth: 'h por mês',
  usdPerMonth: 'USD por mês',
  usdOnce: 'USD',
  users: 'usuários',
  usdPerYear: 'USD ao ano',
  weeks: 'semanas',
  months: 'meses',
};
export const figureUnits: Translated<typeof English.figureUnits> = {
  devHours: 'h',
  maintenanceHours: 'h por mês',
  moderationWeeks: 'semanas',
};

export const quantityText: typeof English.quantityText = (number, unit) => {
  const counted = isBelowTwo(number)
    ? unit.replace(/^(semana|usuário)s$/, '$1').replace(/^meses$/, 'mês')
    : unit;
  return `${number}${unit.startsWith('%') ? '' : ' '}${counted}`;
};

export const amountTexts: Translated<typeof English.amountTexts> = {
  usdPerMonth: (amount) => `${amount} por mês`,
  usdOnce: (amount) => amount,
  usdPerYear: (amount) => `${amount} ao ano`,
};

const noNumberTexts: { readonly [Unit in AssumptionUnit]?: string } = {
  weeks: 'as do plano',
  users: 'tantos quantos agora',
  usdPerMonth: 'o preço de tabela por integrações',
  usdOnce: 'o preço de tabela por integrações',
};
export const noNumberText: typeof English.noNumberText = (unit) =>
  noNumberTexts[unit] ?? 'as horas da tabela de preços';

export const originTexts: Translated<typeof English.originTexts> = {
  visitor: 'sua premissa',
  midRange: 'uma premissa no meio da faixa',
  rateCard: 'a estimativa da calculadora',
};

export const rowTexts: Translated<typeof English.rowTexts> = {
  listings: 'sim',
  noListings: 'não',
  midRange: 'meio da faixa',
  rateCard: 'tabela de preços',
  ofRateCard: 'a da tabela de preços',
  notOnRateCard: 'fora da tabela de preços',
  none: 'as da tabela de preços',
};
