import type { BeyondPlan } from '../../../../../contract/estimate.ts';
import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/assumptionTexts.ts';

export const ownAssumptionsTexts: Translated<typeof English.ownAssumptionsTexts> = {
  title: 'Suas premissas',
  columns: { assumption: 'Premissa', used: 'Usado aqui', rateCard: 'Tabela de preços' },
  moreFigures: (count) =>
    count === 1
      ? 'Mais 1 valor dos sistemas é seu: o detalhamento das integrações o marca.'
      : `Mais ${count} valores dos sistemas são seus: o detalhamento das integrações os marca.`,
  more: (count) =>
    count === 1
      ? 'Mais 1 das suas premissas conta, mas não está listada aqui.'
      : `Mais ${count} das suas premissas contam, mas não estão listadas aqui.`,
};

export const assumptionsTitle = 'Premissas';
export const reopenLead = 'Reabra este cálculo:';

export const hoursPoint: typeof English.hoursPoint = (withoutProfile) =>
  `As horas são premissas de planejamento, não medições. Sem perfil: ${withoutProfile}.`;

export const ratesPoint: typeof English.ratesPoint = (rates) =>
  `Valores da hora: ${rates}, ou o seu próprio.`;

export const maintenancePoint: typeof English.maintenancePoint = (rise) =>
  `A manutenção do desenvolvimento interno começa após o desenvolvimento, sem o multiplicador de custo. ${rise === null ? 'Os valores da hora não sobem' : `Os valores da hora sobem ${rise} por ano`}; só os números financeiros consideram juros.`;

const beyondNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'trabalho próprio',
  'work to leave': 'trabalho de saída',
};

export const embeddedPoint: typeof English.embeddedPoint = ({ price, discount, rise, beyond }) =>
  `O custo da solução incorporada em cada ano é ${price}${discount === null ? '' : ` menos ${discount}`}${rise === null ? '' : `, com aumento de ${rise} por ano`}, ${beyond.length > 0 ? `com ${formatList(beyond.map((cost) => beyondNames[cost]))} conforme as premissas e sem impostos` : 'sem impostos nem tempo da sua própria equipe'}.`;

export const deploymentPoint: typeof English.deploymentPoint = (own, weeksPerMonth) =>
  `Supõe-se que a solução incorporada esteja em produção em ${own === null ? '3 a 10 semanas, conforme o plano' : `${own.weeks} (${own.origin})`}. Um mês tem ${weeksPerMonth} semanas.`;

export const rateCardPoint: typeof English.rateCardPoint = (version, day, units) =>
  `Tabela de preços ${version}, aplicada em ${day}. Os valores são primeiro somados e depois arredondados para ${units ?? 'dólares'} sem centavos.`;

export const feesPoint: typeof English.feesPoint = (usdPerYear) =>
  usdPerYear === null
    ? 'Nenhum dos lados inclui taxas que as plataformas cobram por certificação ou publicação.'
    : `Os custos internos ao longo do tempo incluem taxas de ${usdPerYear} por ano para avaliações de segurança, publicações e trabalho jurídico, pagas no primeiro mês de cada ano. Elas não sobem com os salários, e as simulações não as variam.`;

const platform =
  'uma plataforma própria (autenticação, separação de clientes, filas, monitoramento, plantão, hospedagem)';

export const statedTexts: Translated<typeof English.statedTexts> = {
  platform: (once, hoursPerMonth, usdPerMonth) =>
    `O desenvolvimento interno inclui ${platform}, além das horas dos sistemas: ${once} de desenvolvimento, e ${hoursPerMonth} e ${usdPerMonth} por mês.`,
  turnover: (percentage, handover) =>
    `${percentage} da sua equipe sai a cada ano, e a passagem para cada sucessor exige ${handover}; os custos internos ao longo do tempo incluem isso.`,
  assistants: (effect) => `${effect} Isso conta nos dois lados; as revisões mantêm sua duração.`,
};

const leftOutNames: Readonly<Record<Parameters<typeof English.leftOutPoint>[0][number], string>> = {
  platform,
  turnover: 'a rotatividade',
  assistants: 'o que os assistentes de IA mudam',
};

export const leftOutPoint: typeof English.leftOutPoint = (names) =>
  `Não incluído enquanto você não informar: ${formatList(names.map((name) => leftOutNames[name]))}.`;
