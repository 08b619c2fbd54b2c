import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/insightSentences.ts';

export const insightTitles: Translated<typeof English.insightTitles> = {
  timeline: 'Risco de prazo',
  resources: 'Otimização de recursos',
  complexity: 'Complexidade técnica',
  costs: 'Modelagem de custo-benefício',
  recommendations: 'Recomendações estratégicas',
};

export const runningCostsText: typeof English.runningCostsText = (costs) => {
  const { turnoverUsd, feesUsd, overageUsd, ownWorkUsd } = costs;
  const turnover =
    turnoverUsd === null ? '' : `, mais ${turnoverUsd} de rotatividade desde o início`;
  const fees = feesUsd === null ? '' : `, mais ${feesUsd} de taxas por ano`;
  const overage = overageUsd === null ? '' : `, mais ${overageUsd} de excedente`;
  const ownWork = ownWorkUsd === null ? '' : `, mais ${ownWorkUsd} do seu próprio trabalho nela`;
  return `Após a entrada em produção, a manutenção do desenvolvimento interno custa ${costs.maintenanceUsd} por mês${turnover}${fees}. A assinatura da solução incorporada custa ${costs.subscriptionUsd} por mês${overage}${ownWork}.`;
};

export const hoursErrorText: typeof English.hoursErrorText = (percentage) =>
  `Quanto a estimativa pode errar? ${
    percentage === null
      ? `Nenhum percentual das horas planejadas entre 1% e 1.000% faz com que a outra opção custe menos em ${forecastMonths} meses.`
      : `O resultado em ${forecastMonths} meses muda se o trabalho exigir ${percentage} das horas planejadas.`
  }`;

export const goLiveText: typeof English.goLiveText = (changes) =>
  changes.length === 0
    ? `Nenhuma mudança isolada de escopo ou de equipe coloca o desenvolvimento interno em produção em até ${forecastMonths} meses.`
    : `Qualquer uma destas mudanças coloca o desenvolvimento interno em produção em até ${forecastMonths} meses: ${changes.join('; ')}.`;

export const strengthTexts: Translated<typeof English.strengthTexts> = {
  code: 'O código é seu. Você decide o que ele faz e quando muda.',
  vendor:
    'Você não depende dos preços, do roadmap nem da disponibilidade de um fornecedor, e uma empresa a menos trata os dados dos seus clientes.',
  subscription: 'Não há assinatura. Você paga só a manutenção e decide quanto dela fazer.',
  knowledge: 'O que seus engenheiros aprendem sobre esses sistemas fica na sua empresa.',
};

export const buildHoursText: typeof English.buildHoursText = (build, perMonth, perYear) =>
  `O desenvolvimento exige ${build}. A manutenção exige depois ${perMonth} por mês, ou ${perYear} por ano.`;

export const maintenanceShareText: typeof English.maintenanceShareText = (percentage) =>
  `A manutenção ocuparia ${percentage} do tempo da sua equipe para integrações.`;

export const ownTimeTexts: Translated<typeof English.ownTimeTexts> = {
  included:
    'O custo da solução incorporada ao longo do tempo inclui o tempo da sua própria equipe que você informou.',
  notIncluded:
    'O custo da solução incorporada não inclui tempo da sua própria equipe. Planeje algum tempo para incorporar, testar e lançar o produto.',
};

export const applyEarlyText: typeof English.applyEarlyText = (system, weeks) =>
  `Se optar pelo desenvolvimento interno, solicite a revisão de ${system} assim que as regras permitirem. Com ${weeks}, é a espera mais longa fora do seu controle.`;

export const solveTimeText =
  'Resolva primeiro o tempo até o lançamento: encurte o desenvolvimento ou incorpore.';
export const decideByTimeText =
  'Decida conforme o tempo durante o qual você precisará das integrações.';

const effect = 'O custo interno sobe e desce com elas.';

export const checkHoursTexts: Translated<typeof English.checkHoursTexts> = {
  named: (systems) =>
    `Antes de decidir, peça a seus engenheiros que verifiquem as horas da tabela de preços para ${formatList(systems)}. ${effect}`,
  generic: `Antes de decidir, selecione seus sistemas e peça a seus engenheiros que verifiquem as horas da tabela de preços. ${effect}`,
  own: `Antes de decidir, peça a seus engenheiros que verifiquem as horas de desenvolvimento que você informou. ${effect}`,
};

export const developmentText: typeof English.developmentText = (weeks, hours, hoursPerWeek) =>
  `O desenvolvimento leva ${weeks}: ${hours} de trabalho para uma equipe que pode dedicar ${hoursPerWeek} por semana.`;

export const surchargeText: typeof English.surchargeText = (aboveWeeks, surcharge) =>
  `O desenvolvimento leva mais de ${aboveWeeks} semanas, portanto o multiplicador de custo inclui um acréscimo de ${surcharge}.`;

export const longestReviewText: typeof English.longestReviewText = (weeks, systems, added) =>
  `A revisão de plataforma mais longa leva ${weeks} (${formatList(systems)}). As revisões ocorrem em paralelo e metade da mais longa se sobrepõe ao desenvolvimento, portanto as revisões acrescentam ${added}. Mais desenvolvedores não as encurtam.`;

export const teamAloneText: typeof English.teamAloneText = (reason) =>
  `${reason}, portanto o cronograma depende apenas da sua equipe.`;

export const noSystemText: typeof English.noSystemText = (longest, added) =>
  `O cronograma não inclui revisão de plataforma, porque nenhum sistema da tabela de preços está selecionado. A revisão mais longa dela leva ${longest} e acrescentaria ${added}.`;

export const hardestText: typeof English.hardestText = ({
  name,
  complexity,
  isOnly,
  hours,
  share,
  note,
}) => {
  const rating = complexity === null ? 'exige' : `tem complexidade “${complexity}” e exige`;
  const verb = isOnly ? rating : 'é o que exige mais trabalho:';
  return `${name} ${verb} ${hours}${share === null ? '' : `, ${share} de todo o desenvolvimento`}. ${note}`;
};

export const otherIntegrationsText: typeof English.otherIntegrationsText = ({
  count,
  areOthers,
  hours,
  min,
  max,
}) => {
  const all = count === 1 ? 'A integração' : `As ${count} integrações`;
  const subject = areOthers ? formatCount(count, 'other integration') : all;
  const [verb, each] = count === 1 ? ['é calculada', ''] : ['são calculadas', ' cada uma'];
  return `${subject} ${verb} com ${hours}${each}. Selecione seus sistemas para uma estimativa mais precisa: os da tabela de preços exigem de ${min} a ${max} de desenvolvimento.`;
};
