import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../backend/mails/layout.ts';
import { withThousands } from '../../contract/format/numbers.ts';
import { type FuzzOutcome, type ReportData, reportData } from './FuzzOutcome.ts';
import type { ReportFormat } from './fuzzOptions.ts';

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

const headlines = {
  held: 'Every property held',
  failed: 'A check failed',
  incomplete: 'The run proves nothing: too little was tried',
  interrupted: 'The run was interrupted; no property failed so far',
} as const satisfies Record<ReportData['outcome'], string>;

/** Formats a report as a page: the outcome, and what was tried how often. */
function htmlReport(data: ReportData): string {
  const { outcome, versions, failure } = data;
  const outcomeClass = outcome === 'held' ? 'held' : 'failed';
  const summary = [
    ['Outcome', outcome],
    ['Rule', data.rule ?? 'all'],
    ['Runs', withThousands(data.runs)],
    ['Seconds', data.seconds],
    ['Seed', data.seed],
    ['Rate card', versions.rateCard],
    ['Engine', versions.engine],
    ['Schema', versions.schema],
    ['Table rows compared', data.tableRows],
    ['Saved cases tried first', data.savedCases],
  ];
  return htmlPage(
    'Fuzzing of the pricing rules',
    `<p class="${outcomeClass}"><strong>${headlines[outcome]}.</strong></p>
${htmlTable(['', ''], summary, 2)}
${data.gaps.map((gap) => `<p class="failed">${escapeHtml(gap)}</p>`).join('\n')}
${data.tableFailures.map(({ rule, left, right }) => linesHtml(rule, left, right)).join('\n')}
${data.savedFailures
  .map(({ file, property, left, right }) => linesHtml(file, property, left, right))
  .join('\n')}
${failure ? failureHtml(failure) : ''}
<h2>Properties</h2>
${htmlTable(
  ['Property', 'Statement', 'Runs'],
  data.properties.map(({ property, statement, runs }) => [
    property,
    statement,
    withThousands(runs),
  ]),
  2,
)}
<h2>Thresholds</h2>
<p>Cases just below, at and just above each; at least ${data.requiredPerThreshold} of each are required.</p>
${htmlTable(
  ['Rule', 'Threshold', 'Below', 'At', 'Above'],
  data.thresholds.map(({ rule, threshold, below, at, above }) => [
    rule,
    threshold,
    ...[below, at, above].map(withThousands),
  ]),
  2,
)}
<h2>Distribution of the inputs</h2>
${Object.entries(data.distribution)
  .map(([name, counts]) => `<h3>${escapeHtml(name)}</h3>\n${barsHtml(counts, data.runs)}`)
  .join('\n')}`,
  );
}

function failureHtml(failure: NonNullable<ReportData['failure']>): string {
  const { property, statement, left, right, inputs, replay, link } = failure;
  return `<h2 class="failed">${escapeHtml(property)}</h2>
<p>${escapeHtml(statement)}</p>
${linesHtml(left, right, '', JSON.stringify(inputs), '', replay)}
<p><a href="${escapeHtml(link)}">Open in the calculator</a></p>`;
}

function linesHtml(...lines: readonly string[]): string {
  return `<pre>${escapeHtml(lines.join('\n'))}</pre>`;
}

/** Formats how often each band of an input was drawn, as a table with a bar for each band. */
function barsHtml(counts: Readonly<Record<string, number>>, runs: number): string {
  const rows = Object.entries(counts)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([band, count]) => {
      const percent = (runs === 0 ? 0 : (100 * count) / runs).toFixed(1);
      const bar = `<span class="bar" style="width:${percent}%"></span> ${percent} %`;
      const cells = `<td>${escapeHtml(band)}</td><td class="n">${withThousands(count)}</td>`;
      return `<tr>${cells}<td>${bar}</td></tr>`;
    });
  return `<table>${rows.join('\n')}</table>`;
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

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:68rem;padding:0 1rem;color:#1a1a2e;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{padding:.35rem .6rem;border-bottom:1px solid #d8d8e4;text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.bar{background:#5b5bd6;height:.7rem;display:inline-block;vertical-align:middle}
.failed{color:#a4161a}.held{color:#1b6e3c}pre{white-space:pre-wrap;background:#f4f4fa;padding:1rem}a{color:#3a3ab8}
@media(prefers-color-scheme:dark){body{background:#15151f;color:#e6e6f0}th,td{border-color:#34344a}pre{background:#20202e}.failed{color:#ff8a8a}.held{color:#7ddba0}a{color:#a9a9ff}}`;

/** A page that needs nothing else; `body` is HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
}

/** A table of texts; columns from `numbersFrom` on are aligned as numbers. */
export function htmlTable(
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
  numbersFrom: number,
): string {
  const cells = (tag: 'th' | 'td', row: readonly unknown[]) =>
    row
      .map((cell, index) => {
        const kind = index >= numbersFrom ? ' class="n"' : '';
        return `<${tag}${kind}>${escapeHtml(String(cell))}</${tag}>`;
      })
      .join('');
  return `<table><tr>${cells('th', head)}</tr>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</table>`;
}
