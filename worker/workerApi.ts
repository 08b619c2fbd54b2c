import type { CalculatorInputs } from '../contract/calculation.ts';
import { answer, nextAnswers } from './answer/answer.ts';
import { estimate } from './estimate/estimate.ts';
import { rateCard } from './estimate/rateCard.ts';
import { compareByName, systemProfile } from './estimate/systems.ts';
import { cumulativeCosts } from './forecast/cumulativeCosts.ts';
import type { FinanceHorizon } from './forecast/finance.ts';
import type { ReportRequest } from './report/buildReport.ts';

/**
 * The API of the estimate worker. Importing it exposes nothing, so prerendering calls the same
 * functions on the main thread.
 */
export const workerApi = {
  answer,
  nextAnswers,

  /** The options of the systems list, sorted by name (specification 2). */
  systems() {
    return rateCard.systems
      .map(({ id, name, category }) => ({ id, name, category }))
      .sort(compareByName);
  },

  /** Prices the plans of the plan explorer, which few visitors open. */
  async explorePlans(users: number, integrations: number) {
    const { explorePlans } = await import('./estimate/userPlanPrice.ts');
    return explorePlans(users, integrations);
  },

  /** Explains how each figure of an estimate and the finance figures of a horizon were computed. */
  async explain(inputs: CalculatorInputs, financeMonths: FinanceHorizon) {
    const { explain } = await import('./explanation/explain.ts');
    return explain(inputs, financeMonths);
  },

  /** Builds the report as a PDF (S5). The first call loads the code that draws it. */
  async buildReport(request: ReportRequest) {
    const [{ buildReport }, { loadFontInBrowser }] = await importReportModules();
    return await buildReport(request, loadFontInBrowser);
  },

  /** Loads what a report needs, so that it is ready when the visitor submits the form. */
  async prepareReport() {
    const [{ prepareReport }, { loadFontInBrowser }] = await importReportModules();
    await prepareReport(loadFontInBrowser);
  },

  /** Returns the worth of the comparison to a finance team, over 36 or 60 months (E25). */
  async finance(inputs: CalculatorInputs, months: FinanceHorizon) {
    const { finance } = await import('./forecast/finance.ts');
    return finance(estimate(inputs), inputs.assumptions, months);
  },

  /**
   * A system's profile and what it rests on (E27); null for one that is not on the rate card.
   */
  async evidence(systemId: string) {
    const { evidenceOf } = await import('./estimate/systemEvidence.ts');
    const evidence = evidenceOf(systemId);
    const profile = systemProfile(systemId);
    return evidence && profile ? { evidence, profile } : null;
  },

  /** The cumulative cost of both sides, month by month. */
  monthlyCosts: (inputs: CalculatorInputs) => cumulativeCosts(estimate(inputs)),
};

export type WorkerApi = typeof workerApi;

function importReportModules() {
  return Promise.all([import('./report/buildReport.ts'), import('./report/loadFontInBrowser.ts')]);
}
