import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatExactUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/assumptions.ts';

export const deferredAssumptionsTexts: Translated<typeof English.deferredAssumptionsTexts> = {
  groups: {
    maintenance: 'Manutenção',
    building: 'Desenvolvimento',
    finance: 'Finanças',
    platform: 'Plataforma e equipe',
    price: 'Preço que conta',
    embedded: 'Solução incorporada',
  },
  priceHelp:
    'Conta nos custos ao longo do tempo. A análise de custos e a economia continuam com o preço de tabela por integrações.',
  platformHelp:
    'Uma plataforma é aquilo sobre o qual as integrações rodam: autenticação, separação de clientes, filas, monitoramento, plantão e hospedagem. As horas dos sistemas não a incluem.',
  rateCard: (value) => `tabela de preços: ${value}`,
  otherIntegrations: (value) => `outras integrações: ${value}`,
  byRateCard: {
    maintenancePercentagePerYear: 'agora pelas horas de cada sistema',
    embeddedDeploymentWeeks: 'agora pelo plano',
    usersAtEnd: 'agora tantos quantos no mês 1',
    planUsdPerMonth: 'agora o preço de tabela por integrações',
    planSetupUsd: 'agora o preço de tabela por integrações',
  },
  breakEvenValue: (value) => `o resultado se inverte com ${value}`,
  above: 'acima',
  below: 'abaixo',
  showMore: (count) => `Mostrar mais ${count}`,
  showFewer: 'Mostrar menos',
  inUse: (own, isMidRange, outside) => {
    const source = isMidRange ? 'do meio de cada faixa' : 'da tabela de preços';
    const whose =
      own > 0
        ? `${own} ${own === 1 ? 'própria' : 'próprias'}, as outras ${source}`
        : `Todas ${source}`;
    return `${whose}; ${outside || 'nenhuma'} fora da faixa. Em um campo vazio vale o que ele mostra; qualquer mudança altera a resposta acima.`;
  },
  nothingWaits: 'Nenhuma receita espera',
  relatedSources: 'O que dizem as fontes',
  noVerdict: `Com estes dados, nada do desenvolvimento interno está em produção após ${forecastMonths} meses, então não há resultado a inverter.`,
  listingsHelp: 'Sem elas, as revisões que só decidem sobre uma publicação levam 0 semanas.',
  listingsTurn: (areWanted) => `O resultado se inverte ${areWanted ? 'sem' : 'com'} elas.`,
  systems: 'Sistemas selecionados',
  maintenanceReplaced:
    'A porcentagem anual acima substitui as horas de manutenção de todos os sistemas.',
  reviewNotCounted: 'não conta enquanto você não quiser publicações',
  systemFigures: {
    devHours: 'Horas de desenvolvimento',
    maintenanceHours: 'Horas de manutenção por mês',
    moderationWeeks: 'Semanas de revisão',
  },
  systemUnits: { devHours: 'h', maintenanceHours: 'h', moderationWeeks: 'semanas' },
  refused: ({ min, max }, inUse) =>
    `Digite um número de ${formatNumber(min, 12)} a ${formatNumber(max, 12)}. Por enquanto, usa-se: ${inUse}.`,
  rateCardFigure: 'o valor da tabela de preços',
  presetLegend: 'Premissas em uso',
  presets: { rateCard: 'Tabela de preços', mid: 'Meio de cada faixa', own: 'Suas' },
};

export const waitingTexts: Translated<typeof English.waitingTexts> = {
  title: 'Custo da espera',
  help: 'A margem bruta e a rampa estão entre as premissas.',
  done: 'Pronto',
  over: (months) => ` em ${months} meses. `,
  basis: (monthlyUsd, note) =>
    `${formatExactUsd(Math.round(monthlyUsd))} por mês esperam: ${note}.`,
  edit: 'Editar',
  remove: 'Remover',
  failed: 'Não foi possível calcular o custo da espera.',
};
