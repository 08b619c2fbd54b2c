import type { ToolName } from '../contract/agents/tools.ts';

/** A question for each tool, for tests of the protocol. */
export const toolQuestions: Readonly<Record<ToolName, Record<string, unknown>>> = {
  estimate: { integrationCount: 12, selectedSystems: ['hubspot', 'slack'] },
  explain: { figure: 'initialTotalUsd', inputs: { region: 'us' } },
  compare: { first: {}, second: { integrationCount: 8, region: 'asia' } },
  argue: { assumptions: { maintenancePercentagePerYear: 30 } },
  open_link: { url: 'https://roi.example/roi-calculator#v1&integrations=12&share=50' },
};
