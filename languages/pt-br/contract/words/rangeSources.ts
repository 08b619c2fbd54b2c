import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/rangeSources.ts';

export const sourceTitles: Translated<typeof English.sourceTitles> = {
  mundoInformatico:
    'Mundo Informático, sobre o índice de inflação de SaaS da Vertice (em espanhol)',
  saas86: '86SaaS, sobre o índice de preços de SaaS da Vertice',
  worldatwork: 'WorldatWork, sobre uma pesquisa salarial da Mercer',
};

export const findings: Translated<typeof English.findings> = {
  spaceO:
    'Uma empresa de software chama 15% a 25% do custo de desenvolvimento por ano de consenso geral do setor.',
  metr: 'No início de 2025, desenvolvedores experientes de código aberto levaram 19% mais tempo com ferramentas de IA (2% a 39%). Os que participaram de novo mais tarde levaram 18% menos tempo (de 38% a menos até 9% a mais), o que os autores chamam de evidência fraca.',
  mundoInformatico:
    'Em 2023, 73% dos fornecedores de SaaS aumentaram seus preços, em 12% em média.',
  saas86: 'Em 2025, os preços de SaaS subiram 11,4%.',
  worldatwork: 'Empregadores dos Estados Unidos aumentaram os salários em 3,5% em média em 2025.',
  qsm: 'Tamanho da equipe: entre projetos de TI do mesmo tamanho, os melhores tinham uma mediana de 4 pessoas, e os piores, de 17.',
  tregubov:
    'Parcela do tempo: desenvolvedores em dois ou mais projetos gastam 17% do esforço com interrupções entre eles, em um ambiente educacional.',
  mckinsey:
    'Duração: cada ano adicional aumenta em 15% os estouros de custo de grandes projetos de TI.',
};

export const bases: Translated<typeof English.bases> = {
  assistedBuildSavingPercentage:
    '−20% e 40% são os 19% a mais e os 38% a menos de tempo da fonte, arredondados',
  planRisePercentagePerYear:
    '0% é um contrato que exclui reajustes (estimativa da calculadora), e 12% o que as fontes relatam',
  wageRisePercentagePerYear:
    '0% são salários que não sobem, e 6% não chega ao dobro do que a fonte relata, ambos estimativas da calculadora',
  multiplierPercentage:
    '30% é aproximadamente o que as fontes acrescentam com os dados padrão, e 100% o que as regras acrescentam',
};
