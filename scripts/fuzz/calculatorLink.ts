import { scenarioFragment } from '../../contract/scenarioLink.ts';
import type { Failure } from '../../testing/fuzz/fuzz.ts';

/** The address where `npm start` serves the calculator, with the same `PORT` variable. */
export function calculatorLink({ fuzzCase }: Failure): string {
  const port = process.env.PORT ?? '3000';
  return `http://localhost:${port}/roi-calculator#${scenarioFragment(fuzzCase.inputs)}`;
}
