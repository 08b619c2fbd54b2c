import type { ReportModel } from '../model/ReportModel.ts';
import { costBenefit } from './costBenefit.ts';
import { recommendations } from './recommendations.ts';
import { resourceOptimization } from './resourceOptimization.ts';
import { technicalComplexity } from './technicalComplexity.ts';
import { timelineRisk } from './timelineRisk.ts';

/** A part of the business analysis, with sentences that follow from the inputs. */
export interface Insight {
  readonly title: string;
  readonly points: readonly string[];
}

/**
 * Writes the five parts of the business analysis that the page announces, in its order
 * (specification 1).
 */
export function insights(model: ReportModel): Insight[] {
  return [
    { title: 'Timeline risk', points: timelineRisk(model) },
    { title: 'Resource optimization', points: resourceOptimization(model) },
    { title: 'Technical complexity', points: technicalComplexity(model) },
    { title: 'Cost-benefit modeling', points: costBenefit(model) },
    { title: 'Strategic recommendations', points: recommendations(model) },
  ];
}
