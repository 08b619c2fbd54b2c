import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/estimate/evidenceClaims.ts';

export const claims: Translated<typeof English.claims> = {
  facebookAds: {
    review:
      'A verificação da empresa leva de 2 a 5 dias úteis e a revisão do aplicativo, até 10; consultorias relatam de 4 a 8 semanas ao todo',
    recurring: 'Uma versão da Marketing API tem suporte por cerca de um ano',
  },
  gmail: {
    basis1: 'O Google informa várias semanas',
    basis2: 'Uma avaliação CASA de nível 3 leva de 4 a 12 semanas',
    basis3: 'A Nango relata de 5 a 20 dias para um aplicativo bem preparado',
    review:
      'Escopos restritos levam oficialmente cerca de 6 semanas, cerca de 10 em média e de 1 a 4 com boa preparação; uma avaliação CASA é exigida todo ano',
    recurring: 'A avaliação de segurança CASA se repete todo ano',
  },
  gohighlevel: {
    review:
      'A revisão leva até 10 dias úteis; um aplicativo privado fica limitado a poucas agências',
  },
  googleDrive: {
    basis: 'A revisão é a do Gmail; o planejamento usa o limite inferior',
    review:
      'Escopos restritos são revisados como no Gmail; o escopo drive.file sozinho não exige verificação',
    recurring: 'A avaliação de segurança CASA se repete todo ano',
  },
  googleSheets: {
    basis:
      'O Google informa 10 dias para escopos confidenciais; que o Sheets precise de um é estimativa da calculadora',
    review: 'Escopos confidenciais levam cerca de 10 dias úteis',
  },
  hubspot: {
    review:
      'A revisão inicial leva no máximo 10 dias úteis e o processo completo, 60 dias; um aplicativo precisa de três instalações ativas',
  },
  jira: {
    review:
      'Um aplicativo OAuth compartilhado por link não precisa de revisão; uma publicação leva de 3 a 5 semanas',
    recurring: 'Um aplicativo publicado é revisado todo ano',
  },
  klaviyo: {
    review:
      'Um aplicativo sem revisão funciona com um aviso; uma publicação exige cinco instalações',
  },
  linkedinAds: {
    basis: 'O acesso leva de 1 a 3 dias úteis para o sandbox e de 2 a 4 semanas para produção',
    review:
      'O acesso à publicidade é concedido mediante solicitação; públicos correspondentes levam até 60 dias, e profissionais relatam de 2 a 4 semanas',
    recurring: 'Uma versão mensal da API tem suporte por um ano',
  },
  msDynamics: {
    review:
      'Não foi encontrado um prazo de revisão para o Dynamics; aplicativos do Microsoft 365 levam dias quando não há nada a corrigir',
  },
  notion: {
    review: 'A publicação é revisada e é independente da conexão',
  },
  pipedrive: {
    review: 'A aprovação pode levar até 21 dias úteis; aplicativos privados a dispensam',
  },
  quickbooks: {
    basis:
      'A revisão técnica leva cerca de 20 dias, a de segurança 7, e em seguida há uma revisão de marketing',
    review:
      'A revisão técnica leva cerca de 20 dias, a de segurança cerca de 7 e a de marketing 5 dias úteis; ela se repete todo ano',
    recurring: 'A revisão de segurança se repete todo ano',
  },
  salesforce: {
    basis: 'A revisão pode durar vários meses; as 8 semanas exatas são estimativa da calculadora',
    review:
      'A verificação leva de 1 a 2 semanas, os testes de 3 a 4, e mais 2 a 3 quando há recusa, como ocorre com cerca de metade dos aplicativos',
  },
  salesloft: {
    review:
      'O acesso além de uma equipe exige uma publicação; nenhum prazo é informado; o valor planejado é o limite superior da faixa',
  },
  shopify: {
    review:
      'Um aplicativo público é revisado, sem prazo informado; desenvolvedores relatam cerca de duas semanas e várias rodadas',
    recurring: 'Uma versão da API tem suporte por 12 meses',
  },
  slack: {
    review:
      'A revisão preliminar leva até 10 dias úteis e a revisão funcional de um aplicativo novo, até 10 semanas; um aplicativo precisa de dez espaços de trabalho ativos',
  },
  stripe: {
    review:
      'Os aplicativos são revisados, sem prazo informado; desenvolvedores relatam de 3 a 8 semanas em alguns casos',
  },
  whatsapp: {
    review:
      'Um aplicativo que atende outras empresas é revisado para o acesso avançado, sem prazo informado',
    recurring: 'Uma versão da Graph API tem suporte por dois anos',
  },
  zendesk: {
    review: 'Um cliente OAuth global é concedido mediante solicitação, sem prazo informado',
  },
  zohoCrm: {
    review:
      'O OAuth não precisa de revisão; uma extensão do marketplace é revisada, sem prazo informado',
  },
};
