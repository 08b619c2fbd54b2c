import { numberAssumptionNames } from '../../contract/assumptions.ts';
import { complexityNote } from '../../contract/complexityNotes.ts';
import { assumptionLabels } from '../../contract/format/assumptionTexts.ts';
import { formatCount, formatWeeks } from '../../contract/format/phrases.ts';
import {
  rangeEnd,
  readText,
  supportedRange,
  supportText,
} from '../../contract/format/rangeSourceTexts.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { evidenceOf } from '../../worker/estimate/systemEvidence.ts';

type System = (typeof rateCard)['systems'][number];

/**
 * Writes what the figures of the rate card rest on (E27): the plausible range of each assumption
 * with its sources, and the profile of each system with what was read about its review.
 */
export function evidenceDocument(): string {
  return `# Evidence

Rate card ${rateCard.version}. Hours per system are planning assumptions, not measurements. What no source supports is called our judgement.

## Assumptions

${numberAssumptionNames.map(assumptionEvidence).join('\n')}

## Systems

${rateCard.systems.map(systemEvidence).join('\n')}
`;
}

function assumptionEvidence(name: (typeof numberAssumptionNames)[number]): string {
  const range = supportedRange(name);
  const support = range ? supportText(range, rangeEnd(name)) : 'Your own fact: any amount counts';
  const sources = (range?.sources ?? []).map(
    (source) => `  - [${source.title}](${source.url}), ${readText(source)}: ${source.finding}`,
  );
  return [`- **${assumptionLabels[name]}** (\`${name}\`). ${support}.`, ...sources].join('\n');
}

function systemEvidence({ id, name, ...system }: System): string {
  const { sources = [], moderationBasis = [], review = [], recurring = [] } = evidenceOf(id) ?? {};
  const cited = [
    ...[...moderationBasis, ...review].map(({ claim, ...citation }) => ({ ...citation, claim })),
    ...recurring.map(({ event, ...citation }) => ({ ...citation, claim: event })),
  ].map(
    ({ claim, url, read, confidence }) => `  - ${claim} (${confidence}, read on ${read}): ${url}`,
  );
  return [
    `- **${name}** (\`${id}\`). ${formatCount(system.devHours, 'hour')} to build, ${formatCount(system.maintenanceHours, 'hour')} of maintenance a month, ${formatWeeks(system.moderationWeeks)} of review (${system.gate} gate). ${complexityNote(id, null)}`,
    ...cited,
    ...sources.map((url) => `  - Read: ${url}`),
  ].join('\n');
}
