/**
 * Lists the addresses of the evidence (E27) that no longer respond. It is run by hand, because the
 * network is not always there. Exits with 1 if an address does not respond, and says so if it seems
 * that the network does not.
 */
import { systemEvidence } from '../worker/estimate/systemEvidence.ts';
import { checkAddresses } from './sources/checkAddresses.ts';
import { reportLines } from './sources/reportLines.ts';

const addresses = new Set(
  Object.values(systemEvidence).flatMap(({ sources, review, recurring }) => [
    ...sources,
    ...[...review, ...recurring].map(({ url }) => url),
  ]),
);

const failures = await checkAddresses([...addresses], { timeoutMs: 20_000 });
for (const line of reportLines(addresses.size, failures)) console.log(line);
if (failures.length > 0) process.exitCode = 1;
