import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/rangeSources.ts';

export const sourceTitles: Translated<typeof English.sourceTitles> = {
  mundoInformatico: 'Mundo Informático, sobre el índice de inflación de SaaS de Vertice',
  saas86: '86SaaS, sobre el índice de precios de SaaS de Vertice',
  worldatwork: 'WorldatWork, sobre una encuesta salarial de Mercer',
};

export const findings: Translated<typeof English.findings> = {
  spaceO:
    'Según una empresa de software, el consenso general del sector es del 15\u00a0% al 25\u00a0% del costo de desarrollo al año.',
  metr: 'A principios de 2025, desarrolladores de código abierto con experiencia tardaron un 19\u00a0% más con herramientas de IA (del 2\u00a0% al 39\u00a0%). Quienes volvieron a participar más tarde tardaron un 18\u00a0% menos (de un 38\u00a0% menos a un 9\u00a0% más), lo que los autores llaman una evidencia débil.',
  mundoInformatico:
    'En 2023, el 73\u00a0% de los proveedores de SaaS subió sus precios, un 12\u00a0% en promedio.',
  saas86: 'En 2025, los precios de SaaS subieron un 11,4\u00a0%.',
  worldatwork:
    'Los empleadores de Estados Unidos subieron los salarios un 3,5\u00a0% en promedio en 2025.',
  qsm: 'Tamaño del equipo: entre proyectos de TI del mismo tamaño, los mejores tenían una mediana de 4 personas y los peores, de 17.',
  tregubov:
    'Porcentaje del tiempo: los desarrolladores en dos o más proyectos dedican el 17\u00a0% de su esfuerzo a interrupciones entre ellos, en un entorno educativo.',
  mckinsey:
    'Duración: cada año adicional aumenta un 15\u00a0% los sobrecostos de los grandes proyectos de TI.',
};

export const bases: Translated<typeof English.bases> = {
  assistedBuildSavingPercentage:
    '−20\u00a0% y 40\u00a0% son el 19\u00a0% más y el 38\u00a0% menos de tiempo de la fuente, redondeados',
  planRisePercentagePerYear:
    '0\u00a0% es un contrato que excluye alzas (estimación de la calculadora), y 12\u00a0% lo que indican las fuentes',
  wageRisePercentagePerYear:
    '0\u00a0% son salarios que no suben, y 6\u00a0% no llega al doble de lo que indica la fuente, ambos estimaciones de la calculadora',
  multiplierPercentage:
    '30\u00a0% es aproximadamente lo que suman las fuentes con los datos predeterminados, y 100\u00a0% lo que suman las reglas',
};
