/**
 * Test files that `npm run test:quick` leaves out, each with what makes it slow. `npm test` runs
 * all of them.
 */
export const slowTests = {
  'testing/claims/claims.test.ts': 'writes every text of 20,000 sets of inputs',
  'testing/claims/assistants.test.ts': 'answers 10,000 questions of assistants',
  'testing/fuzz/properties.test.ts': 'evaluates the workbook for many inputs',
  'testing/timeFrame.test.ts': 'builds whole PDFs',
  'testing/mutation/loading.test.ts': 'is for mutation testing',
  'testing/mutation/properties.test.ts': 'is for mutation testing',
  'worker/estimate/timelineDomain.test.ts': 'enumerates millions of timelines',
  'worker/forecast/simulate.test.ts': 'runs 10,000 simulations for each of many inputs',
  'worker/forecast/verdict.test.ts': 'estimates every number of integrations for many inputs',
  'worker/report/buildReport.test.ts': 'builds whole PDFs for many requests',
  'worker/report/financeAndEvidence.test.ts': 'builds whole PDFs',
  'worker/report/layoutReport.test.ts': 'lays out whole reports for many inputs',
  'worker/report/model/calculationSteps.test.ts': 'computes every printed step for many inputs',
  'worker/report/nameScripts.test.ts': 'builds whole PDFs, with names in every script',
  'worker/report/taggedReport.test.ts': 'builds whole PDFs for many requests',
  'worker/workbook/pricingWorkbook.test.ts': 'evaluates the workbook for many inputs',
  'worker/workbook/writeXlsx.test.ts': 'starts LibreOffice',
  'src/estimator/precomputedAnswers.test.ts': 'precomputes hundreds of answers for each input',
  'mocks/hosts.test.ts': 'runs the server with SQLite and the mocks',
  'scripts/estimate.test.ts': 'starts processes',
  'scripts/fuzz.test.ts': 'starts processes',
  'scripts/fuzz/compareAgainst.test.ts': 'starts processes',
  'scripts/leads.test.ts': 'starts processes on a store',
  'scripts/mcp.test.ts': 'starts processes',
  'scripts/report.test.ts': 'starts processes that build PDFs',
  'scripts/store.test.ts': 'starts processes on a store',
  'scripts/workbook.test.ts': 'starts processes',
} as const satisfies Record<string, string>;
