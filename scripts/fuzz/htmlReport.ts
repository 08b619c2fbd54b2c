import { escapeHtml } from '../../backend/mails/layout.ts';
import { withThousands } from '../../contract/format/withThousands.ts';
import { htmlPage, htmlTable } from './htmlPage.ts';
import type { ReportData } from './reportData.ts';

const headlines = {
  held: 'Every property held',
  failed: 'A check failed',
  incomplete: 'The run proves nothing: too little was tried',
  interrupted: 'The run was interrupted; no property failed so far',
} as const satisfies Record<ReportData['outcome'], string>;

/** Formats a report as a page: the outcome, and what was tried how often. */
export function htmlReport(data: ReportData): string {
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
