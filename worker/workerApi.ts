import type { CalculatorInputs } from '../contract/calculation.ts';
import { answer, byName, type Question } from './answer/answer.ts';
import { estimate } from './estimate/estimate.ts';
import { rateCard, type UserPlan } from './estimate/rateCard.ts';
import { userPlanPrice } from './estimate/userPlanPrice.ts';
import { cumulativeCosts } from './forecast/cumulativeCosts.ts';
import { precompute } from './precompute/precompute.ts';
import type { ReportRequest } from './report/buildReport.ts';

let latestPrecompute = 0;

/** What the worker does for the page; importing it exposes nothing, so that prerendering can call it too. */
export const workerApi = {
  answer,

  /** What the next movement of any one control will ask, answered in advance; null once it was asked anew. */
  precompute(question: Question) {
    latestPrecompute += 1;
    const current = latestPrecompute;
    return precompute(question, () => current !== latestPrecompute);
  },

  /** The options of the systems list, by name (specification 2). */
  systems() {
    return rateCard.systems.map(({ id, name, category }) => ({ id, name, category })).sort(byName);
  },

  /** Both plans billed per user, for the plan explorer (E14). */
  explorePlans(users: number) {
    return {
      users,
      starter: { ...userPlanPrice('starter', users), terms: planTerms('starter') },
      pro: { ...userPlanPrice('pro', users), terms: planTerms('pro') },
    };
  },

  /** How every figure of an estimate came about, in words. */
  async explain(inputs: CalculatorInputs) {
    const { explain } = await import('./explanation/explain.ts');
    return explain(inputs);
  },

  /** The report as a PDF (S5). What draws it is loaded with the first report that is asked for, or expected. */
  async buildReport(request: ReportRequest) {
    const [{ buildReport }, { loadFontInBrowser }] = await reportParts();
    return await buildReport(request, loadFontInBrowser);
  },

  /** A report will be asked for: what draws it may come while the visitor is still typing. */
  async prepareReport() {
    const [{ prepareReport }, { loadFontInBrowser }] = await reportParts();
    await prepareReport(loadFontInBrowser);
  },

  /** The cost of both sides, month by month. */
  monthlyCosts: (inputs: CalculatorInputs) => cumulativeCosts(estimate(inputs)),
};

export type WorkerApi = typeof workerApi;

function reportParts() {
  return Promise.all([import('./report/buildReport.ts'), import('./report/loadFontInBrowser.ts')]);
}

/** A plan's own terms in USD per month, for the sentence that explains its price. */
function planTerms(plan: UserPlan) {
  const { monthlyUsd, freeUsers, tiers } = rateCard.userPlans[plan];
  const perUserUsd = tiers.map(({ centsPerUser }) => centsPerUser / 100);
  return {
    monthlyUsd,
    freeUsers,
    dearestPerUserUsd: Math.max(...perUserUsd),
    cheapestPerUserUsd: Math.min(...perUserUsd),
  };
}
