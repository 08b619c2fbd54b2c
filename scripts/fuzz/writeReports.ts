import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FuzzOutcome } from './FuzzOutcome.ts';
import type { ReportFormat } from './fuzzOptions.ts';
import { htmlReport } from './htmlReport.ts';
import { junitReport } from './junitReport.ts';
import { reportData } from './reportData.ts';

const extensions = { html: 'html', junit: 'xml', json: 'json' } as const satisfies Record<
  ReportFormat,
  string
>;

/**
 * Writes the reports that the options ask for.
 *
 * @returns their paths
 */
export function writeReports(outcome: FuzzOutcome): string[] {
  const { reports, output } = outcome.options;
  if (reports.length === 0) return [];
  mkdirSync(output, { recursive: true });
  const data = reportData(outcome);
  const write = {
    html: () => htmlReport(data),
    junit: () => junitReport(data),
    json: () => `${JSON.stringify(data, null, 2)}\n`,
  } satisfies Record<ReportFormat, () => string>;
  return reports.map((format) => {
    const path = join(output, `report.${extensions[format]}`);
    writeFileSync(path, write[format]());
    return path;
  });
}
