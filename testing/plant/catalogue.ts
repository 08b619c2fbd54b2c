import { commonFaults } from './commonFaults.ts';
import type { Fault } from './Fault.ts';
import { knownGaps } from './knownGaps.ts';

/** The faults that a run plants in turns with drawn ones. */
export const catalogue: readonly Fault[] = [knownGaps, commonFaults].flatMap((faults) =>
  Object.entries(faults).flatMap(([kind, ofKind]) =>
    ofKind.map(([file, from, to]) => ({ kind, file, from, to })),
  ),
);
