/** A test and how long it took. */
export interface TimedTest {
  file: string;
  title: string;
  ms: number;
}

/** What the JSON reporter of Vitest writes, as far as it is read here. */
export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/** What the JSON reporter of Playwright writes, as far as it is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

/** Lists the tests of a Vitest report. */
export function testsOfVitest({ testResults }: VitestReport): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name,
      title: fullName,
      ms: duration ?? 0,
    })),
  );
}

/** Lists the tests of a Playwright report. */
export function testsOfPlaywright({ suites }: PlaywrightReport): TimedTest[] {
  return suites.flatMap(testsOfSuite);
}

function testsOfSuite({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({ file, title, tests }) => ({
    file: `e2e/${file}`,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(testsOfSuite)];
}

/**
 * Writes the slowest tests as lines, the slowest first.
 *
 * @param root - The folder that paths are shortened by.
 */
export function slowestTests(tests: readonly TimedTest[], count: number, root: string): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, title, ms }) => {
      const seconds = (ms / 1000).toFixed(1).padStart(6);
      return `${seconds} s  ${file.replace(`${root}/`, '')}: ${title}`;
    });
}
