import type { ReportModel } from '../model/ReportModel.ts';
import { costBenefit } from './costBenefit.ts';
import { recommendations } from './recommendations.ts';
import { resourceOptimization } from './resourceOptimization.ts';
import { technicalComplexity } from './technicalComplexity.ts';
import { timelineRisk } from './timelineRisk.ts';

/** One part of the locked analysis: what follows from this visitor's inputs, and nothing else. */
export interface Insight {
  readonly title: string;
  readonly points: readonly string[];
}

/** The five parts that the page's locked panel announces (specification 1), in its order. Every sentence is true for these inputs by the rules of the estimate. */
export function insights(model: ReportModel): Insight[] {
  return [
    { title: 'Timeline risk', points: timelineRisk(model) },
    { title: 'Resource optimization', points: resourceOptimization(model) },
    { title: 'Technical complexity', points: technicalComplexity(model) },
    { title: 'Cost-benefit modeling', points: costBenefit(model) },
    { title: 'Strategic recommendations', points: recommendations(model) },
  ];
}
