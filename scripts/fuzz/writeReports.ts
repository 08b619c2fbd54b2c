import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../backend/mails/layout.ts';
import { type FuzzOutcome, type ReportData, reportData } from './FuzzOutcome.ts';
import type { ReportFormat } from './fuzzOptions.ts';

const extensions = { junit: 'xml', json: 'json' } as const satisfies Record<ReportFormat, string>;

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
    junit: () => junitReport(data),
    json: () => `${JSON.stringify(data, null, 2)}\n`,
  } satisfies Record<ReportFormat, () => string>;
  return reports.map((format) => {
    const path = join(output, `report.${extensions[format]}`);
    writeFileSync(path, write[format]());
    return path;
  });
}

interface TestCase {
  suite: string;
  name: string;
  failure: string | null;
  /** Whether it was not checked. */
  isSkipped?: boolean;
}

/** Formats a report as JUnit XML: a test case per property, threshold and saved case. */
function junitReport(data: ReportData): string {
  const { failure } = data;
  const cases: TestCase[] = [
    { suite: 'fuzz', name: 'outcome', failure: outcomeFailure(data) },
    ...data.properties.map(({ property, runs }) => ({
      suite: 'property',
      name: property,
      isSkipped: runs === 0,
      failure:
        failure?.property === property
          ? `${failure.left}\n${failure.right}\n${failure.replay}\n${failure.link}`
          : (data.gaps.find((gap) => gap.startsWith(`${property} `)) ?? null),
    })),
    ...data.tableFailures.map(({ rule, input, left, right }) => ({
      suite: 'table',
      name: `${rule}: ${input}`,
      failure: `${left}\n${right}`,
    })),
    ...data.savedFailures.map(({ file, property, left, right }) => ({
      suite: 'saved case',
      name: `${file}: ${property}`,
      failure: `${left}\n${right}`,
    })),
    ...data.thresholds.map(({ rule, threshold, below, at, above }) => ({
      suite: 'threshold',
      name: `${rule}: ${threshold}`,
      isSkipped: below + at + above === 0,
      failure:
        data.outcome === 'incomplete' && Math.min(below, at, above) < data.requiredPerThreshold
          ? `${below} below, ${at} at, ${above} above; at least ${data.requiredPerThreshold} of each are required.`
          : null,
    })),
  ];
  const failed = cases.filter((testCase) => testCase.failure !== null).length;
  const skipped = cases.filter(isSkipped).length;
  const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}" time="${data.seconds}"`;
  const properties = Object.entries({ ...data.versions, seed: data.seed, runs: data.runs });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="pricing rules" ${counts}>
<properties>
${properties.map(([name, value]) => `<property name="${name}" value="${escapeHtml(String(value))}"/>`).join('\n')}
</properties>
${cases.map(testCaseXml).join('\n')}
</testsuite>
</testsuites>
`;
}

function outcomeFailure({ outcome, gaps }: ReportData): string | null {
  return outcome === 'held' ? null : [outcome, ...gaps].join('\n');
}

function isSkipped({ failure, isSkipped = false }: TestCase): boolean {
  return isSkipped && failure === null;
}

function testCaseXml(testCase: TestCase): string {
  const { suite, name, failure } = testCase;
  const head = `<testcase classname="${suite}" name="${escapeHtml(name)}"`;
  if (isSkipped(testCase)) return `${head}><skipped/></testcase>`;
  return failure === null
    ? `${head}/>`
    : `${head}><failure>${escapeHtml(failure)}</failure></testcase>`;
}
