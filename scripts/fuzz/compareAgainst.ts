import { withThousands } from '../../contract/format/numbers.ts';
import { endless } from '../../testing/fuzz/fuzz.ts';
import { casesOf } from '../../testing/fuzz/fuzzCase.ts';
import type { GuardedMessage } from '../../testing/fuzz/guarded.ts';
import type { ChangedValue } from '../../testing/fuzz/rateCards/compareRateCards.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import type { FuzzOptions } from './fuzzOptions.ts';
import { runProcess } from './guardedProcess.ts';

const defaultRuns = 50_000;

/**
 * How long the process may take beyond its time, which counts from when it has loaded: on a busy
 * machine, loading takes long. A check that does not end is found by the process itself.
 */
const loadingSeconds = 60;

/**
 * Compares our rate card with another one.
 *
 * @returns what to print
 * @throws Error that says what is no rate card, or which estimate does not end.
 */
export async function compareAgainst(path: string, options: FuzzOptions): Promise<string> {
  const { seed, seconds } = options;
  const runs = Number.isFinite(options.runs) ? options.runs : defaultRuns;
  let compared: Extract<GuardedMessage, { kind: 'compared' }> | undefined;
  let problem = 'It was not compared in time.';
  const task = { kind: 'against', path, seed, runs, seconds } as const;
  const ended = await runProcess(task, seconds + loadingSeconds, (message) => {
    if (message.kind === 'compared') compared = message;
    if (message.kind === 'refused') problem = message.reason;
  });
  if (typeof ended === 'object') {
    const [fuzzCase] = casesOf(seed, ended.run, ended.run + 1);
    const computed = ended.property === 0 ? path : JSON.stringify(fuzzCase?.inputs);
    problem = `${computed}: ${endless.left}`;
  }
  if (!compared) throw new Error(problem);
  const { comparison, version } = compared;
  const cards = { before: rateCard.version, after: version, path, seed };
  if (options.isJson) return `${JSON.stringify({ ...cards, ...comparison })}\n`;
  const { values, inputs, changed, verdicts, figures } = comparison;
  const lines = figures.map(
    ({ label, changed: count, lowest, highest }) =>
      `  ${label}: ${withThousands(count)} inputs, from ${lowest.toFixed(2)} to ${highest.toFixed(2)}\n`,
  );
  return `${withThousands(changed)} of ${withThousands(inputs)} inputs have a changed figure, ${withThousands(verdicts)} another cheaper side.\n${lines.join('')}${values.map((value) => `  ${valueText(value)}\n`).join('')}`;
}

function valueText({ path, before, after }: ChangedValue): string {
  return `${path}: ${before ?? 'none'} → ${after ?? 'none'}`;
}
<<<<<<< HEAD
=======

interface ComparedCards {
  before: string;
  after: string;
  /** The file or folder of the other one. */
  path: string;
  seed: number;
}

/** Formats the difference of two rate cards as a page for those who decide about prices. */
function rateCardPage(comparison: RateCardComparison, cards: ComparedCards): string {
  const { values, inputs, changed, verdicts, figures } = comparison;
  const summary =
    changed === 0
      ? `<p class="${values.length === 0 ? 'held' : 'failed'}"><strong>No figure of an estimate changes for any of ${withThousands(inputs)} inputs.</strong></p>`
      : `<p><strong>${share(changed, inputs)} of ${withThousands(inputs)} inputs have a changed figure.</strong>
${verdicts === 0 ? 'The cheaper side over 36 months stays the same for all of them.' : `For ${share(verdicts, inputs)} the cheaper side over 36 months is another one.`}</p>`;
  return htmlPage(
    'What changes with the other rate card',
    `${summary}
<p>Now: rate card ${escapeHtml(cards.before)}. Then: rate card ${escapeHtml(cards.after)} from ${escapeHtml(cards.path)}. A plus means that a figure rises.
The inputs are drawn at random over everything that the calculator accepts, more often at thresholds than visitors are; seed ${cards.seed}.</p>
${
  values.length === 0
    ? ''
    : `<h2>Values of the rate card</h2>
${htmlTable(
  ['Value', 'Now', 'Then'],
  values.map(({ path, before, after }) => [path, before ?? '', after ?? '']),
  1,
)}`
}
${figures.length === 0 ? '' : overview(figures, inputs)}
${figures.map(figureSection).join('\n')}`,
  );
}

function overview(figures: readonly FigureChange[], inputs: number): string {
  return htmlTable(
    ['Figure', 'Changes for', 'On average', 'Least', 'Most'],
    figures.map(({ label, unit, changed, mean, lowest, highest }) => [
      label,
      share(changed, inputs),
      ...[mean, lowest, highest].map((change) => signed(change, unit)),
    ]),
    1,
  );
}

function figureSection({ label, unit, groups, most }: FigureChange): string {
  const rows = most.map(({ inputs, users, before, after }) => {
    const link = calculatorLink('', { inputs, users, deadlineDays: 0, number: 0 });
    return `<tr><td><a href="${escapeHtml(link)}">${escapeHtml(describe(inputs, users))}</a></td><td class="n">${amount(before, unit)}</td><td class="n">${amount(after, unit)}</td><td class="n">${signed(after - before, unit)}</td></tr>`;
  });
  return `<h2>${escapeHtml(label)}</h2>
<h3>Who is affected most, on average</h3>
${htmlTable(
  ['Inputs with', 'Average change'],
  groups.slice(0, 8).map(({ group, mean }) => [group, signed(mean, unit)]),
  1,
)}
<h3>Largest changes</h3>
<table><tr><th>Inputs</th><th class="n">Now</th><th class="n">Then</th><th class="n">Change</th></tr>
${rows.join('\n')}</table>`;
}

function describe(inputs: ChangedInputs['inputs'], users: number): string {
  const { integrationCount, developerCountNumber, devTimePercentage, region } = inputs;
  const systems = new Set(systemIdsOf(inputs)).size;
  return [
    `${Math.max(integrationCount, systems)} integrations`,
    `${developerCountNumber} developers`,
    devTimePercentage ? `${devTimePercentage} % of the time` : 'no time stated',
    `region ${region}`,
    `${withThousands(users)} users`,
    ...(systems > 0 ? [`${systems} named systems`] : []),
    ...(inputs.assumptions ? ['own assumptions'] : []),
  ].join(', ');
}

/** A share of the inputs; never 0 % or 100 % where it is neither. */
function share(part: number, whole: number): string {
  const percent = (100 * part) / whole;
  if (part > 0 && percent < 0.1) return 'less than 0.1 %';
  if (part < whole && percent > 99.9) return 'more than 99.9 %';
  return `${percent.toFixed(1).replace('.0', '')} %`;
}

function signed(change: number, unit: FigureChange['unit']): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${amount(Math.abs(change), unit)}`;
}

function amount(value: number, unit: FigureChange['unit']): string {
  const rounded =
    Math.abs(value) < 10 ? value.toFixed(2).replace(/\.00$/, '') : withThousands(Math.round(value));
  switch (unit) {
    case 'usd':
      return `$${rounded}`;
    case 'percent':
      return `${rounded} points`;
    default:
      return `${rounded} ${rounded === '1' ? unit.slice(0, -1) : unit}`;
  }
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:68rem;padding:0 1rem;color:#1a1a2e;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{padding:.35rem .6rem;border-bottom:1px solid #d8d8e4;text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.bar{background:#5b5bd6;height:.7rem;display:inline-block;vertical-align:middle}
.failed{color:#a4161a}.held{color:#1b6e3c}pre{white-space:pre-wrap;background:#f4f4fa;padding:1rem}a{color:#3a3ab8}
@media(prefers-color-scheme:dark){body{background:#15151f;color:#e6e6f0}th,td{border-color:#34344a}pre{background:#20202e}.failed{color:#ff8a8a}.held{color:#7ddba0}a{color:#a9a9ff}}`;

/** A page that needs nothing else; `body` is HTML. */
function htmlPage(title: string, body: string): string {
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
function htmlTable(
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
>>>>>>> main
