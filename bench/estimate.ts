import type { CalculatorInputs } from '../contract/calculation.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { defaultUncertainty, simulationCount } from '../contract/uncertainty.ts';
import { createWorkbookOracle } from '../testing/fuzz/workbookOracle.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { pertQuantiles } from '../worker/forecast/pertSamples.ts';
import { simulate } from '../worker/forecast/simulate.ts';
import { median, printTable, ratio } from './table.ts';

/**
 * Compares estimates per second with a loop over typed arrays that computes only the two totals,
 * and with HyperFormula on the formulas of the exported workbook. Before that, compares 10,000
 * simulations with a loop that draws the same numbers and computes one cost. Both sides of a ratio
 * alternate.
 */
const rounds = 9;
const roundMs = 150;

const questions: CalculatorInputs[] = Array.from({ length: 512 }, (_, index) => ({
  ...defaultInputs,
  integrationCount: 1 + ((index * 37) % 200),
  developerCountNumber: 1 + ((index * 7) % 20),
  devTimePercentage: 1 + ((index * 13) % 100),
  region: (['us', 'eu', 'asia', 'latam'] as const)[index % 4] ?? 'eu',
}));

/** Uses the results, so that the engine does not optimize the measured code away. */
let sink = 0;

const quantiles = pertQuantiles(defaultUncertainty.devHours);
const simulated: CalculatorInputs = { ...defaultInputs, integrationCount: 20 };
const times = { floor: [] as number[], simulations: [] as number[] };
for (let round = 0; round < 10 * rounds; round++) {
  const floorMs = timeOf(() => floor(20));
  const simulationsMs = timeOf(() => {
    for (const run = simulate(simulated); ; ) {
      const step = run.next();
      if (!step.done) continue;
      sink += step.value.initialTotalUsd[0] ?? 0;
      break;
    }
  });
  // The first rounds are left out, because the engine is still optimizing.
  if (round < 3 * rounds) continue;
  times.floor.push(floorMs);
  times.simulations.push(simulationsMs);
}
printTable(
  `${simulationCount.toLocaleString('en-US')} simulations of 20 integrations, ms`,
  ['median', 'ratio (goal 1.5×)'],
  [
    { name: 'typed-array floor', figures: [median(times.floor).toFixed(2), ratio(1, 1)] },
    {
      name: 'simulations, four figures each',
      figures: [
        median(times.simulations).toFixed(2),
        // The ratios of adjacent rounds, because the load of the machine changes more slowly.
        ratio(median(times.simulations.map((ms, round) => ms / (times.floor[round] ?? ms))), 1),
      ],
    },
  ],
);

const columns = {
  count: Float64Array.from(questions, ({ integrationCount }) => integrationCount),
  developers: Float64Array.from(questions, ({ developerCountNumber }) => developerCountNumber),
  share: Float64Array.from(questions, ({ devTimePercentage }) => Number(devTimePercentage)),
  rate: Float64Array.from(
    questions,
    ({ region }) => estimate({ ...defaultInputs, region }).factors.hourlyRateUsd,
  ),
};

const estimateOf = (index: number) => {
  sink += estimate(questions[index] ?? defaultInputs).results.inHouse.initialTotal;
};
const comparedWithLoop = alternatingRates({
  other: (index) => {
    sink += totals(index);
  },
  ours: estimateOf,
});
// Loaded here, because its large heap slows garbage collection.
const oracle = createWorkbookOracle();
const comparedWithFormulas = alternatingRates({
  other: (index) => {
    sink += oracle.figures(questions[index] ?? defaultInputs).size;
  },
  ours: estimateOf,
});
printTable(
  `Estimates per second, medians of ${rounds} rounds; every figure of each`,
  ['theirs', 'the estimate', 'ratio'],
  [
    {
      name: 'a typed-array loop of the two totals alone (goal 0.15×)',
      figures: formatRates(comparedWithLoop),
    },
    {
      name: 'HyperFormula on the same formulas (goal 300×)',
      figures: formatRates(comparedWithFormulas),
    },
  ],
);

if (Number.isNaN(sink)) throw new Error('Expected the measured code to compute numbers.');

function alternatingRates(sides: Record<'other' | 'ours', (index: number) => void>) {
  const rates = { other: [] as number[], ours: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const measured = { other: rateOf(sides.other), ours: rateOf(sides.ours) };
    if (round === 0) continue;
    rates.other.push(measured.other);
    rates.ours.push(measured.ours);
  }
  return { other: median(rates.other), ours: median(rates.ours) };
}

function formatRates({ other, ours }: { other: number; ours: number }): string[] {
  const [theirs, own] = [other, ours].map((rate) => Math.round(rate).toLocaleString('en-US'));
  return [theirs ?? '', own ?? '', ratio(ours, other)];
}

function rateOf(side: (index: number) => void): number {
  const startedAt = performance.now();
  let done = 0;
  let elapsedMs = 0;
  do {
    // Eight at a time, so that reading the clock costs little.
    for (let index = 0; index < 8; index++) side((done + index) % questions.length);
    done += 8;
    elapsedMs = performance.now() - startedAt;
  } while (elapsedMs < roundMs);
  return (done * 1000) / elapsedMs;
}

function timeOf(run: () => void): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

/** Computes only both totals of year 1, from columns of numbers. */
function totals(index: number): number {
  const count = columns.count[index] ?? 0;
  const developers = columns.developers[index] ?? 1;
  const share = columns.share[index] ?? 100;
  const hours = count * 80;
  const weeks = (100 * hours) / (40 * developers * share);
  const team =
    developers === 1
      ? 1.15
      : developers === 2
        ? 1.05
        : developers <= 4
          ? 1
          : developers <= 8
            ? 1.02 + 0.02 * (developers - 5)
            : 1.08 + 0.03 * (developers - 8);
  const time =
    share >= 80
      ? 1 + (100 - share) * 0.005
      : share >= 50
        ? 1.1 + (80 - share) * 0.01
        : 1.4 + (50 - share) * 0.02;
  const surcharge = weeks > 26 ? 0.2 : weeks > 12 ? 0.1 : 0;
  const inHouse = hours * (columns.rate[index] ?? 0) * (team * time + surcharge);
  const monthly =
    count <= 5 ? 899 : count <= 15 ? 1499 : count <= 30 ? 2299 : count <= 50 ? 3499 : 4999;
  return inHouse + 1800 + 12 * monthly;
}

/** Draws the same numbers into typed arrays in plain loops, and computes one cost of each run. */
function floor(integrations: number): void {
  const hours = new Float64Array(simulationCount);
  const maintenance = new Float64Array(simulationCount);
  const costs = new Float64Array(simulationCount);
  for (let integration = 0; integration < integrations; integration++) {
    addNoise(hours, 2 * integration);
    addNoise(maintenance, 2 * integration + 1);
  }
  for (let run = 0; run < simulationCount; run++) {
    costs[run] = (hours[run] ?? 0) * 80 * 55 * 1.99 + (maintenance[run] ?? 0) * 10 * 55 * 36;
  }
  sink += costs[7] ?? 0;
}

/**
 * A separate function, because the engine makes a loop within other loops half as fast.
 */
function addNoise(sums: Float64Array, stream: number): void {
  let state = Math.imul(stream * simulationCount, 0x9e3779b9);
  for (let run = 0; run < simulationCount; run++) {
    state = (state + 0x9e3779b9) | 0;
    let bits = state ^ (state >>> 16);
    bits = Math.imul(bits, 0x21f0aaad);
    bits ^= bits >>> 15;
    bits = Math.imul(bits, 0x735a2d97);
    bits = (bits ^ (bits >>> 15)) >>> 0;
    const cell = bits >>> 22;
    const below = quantiles[cell] ?? 0;
    const share = (bits & 0x3fffff) * 2 ** -22;
    sums[run] = (sums[run] ?? 0) + below + share * ((quantiles[cell + 1] ?? 0) - below);
  }
}
