import { type NumberAssumption, numberAssumptionNames } from '../../../contract/assumptions.ts';
import { assumptionLabels, assumptionText } from '../../../contract/format/assumptionTexts.ts';
import {
  assumptionSupportText,
  findingText,
  rangeText,
  readText,
  supportedRange,
} from '../../../contract/format/rangeSourceTexts.ts';
import { rangeSourcesOf } from '../../../contract/rangeSources.ts';
import { type Content, linked } from '../layout/Composer.ts';
import type { Span } from '../layout/paragraph.ts';

/**
 * Lists the plausible ranges of the assumptions (E27): one paragraph for each that names sources,
 * and one for all that rest on our judgement alone.
 */
export function rangePoints(): Content[] {
  const isSourced = (name: NumberAssumption) => rangeSourcesOf(name).length > 0;
  const judged = numberAssumptionNames.flatMap((name) => {
    const range = isSourced(name) ? null : supportedRange(name);
    if (!range) return [];
    return `${assumptionLabels[name]}, ${rangeText(range, (value) => assumptionText(name, value))}`;
  });
  return [
    ...numberAssumptionNames
      .filter(isSourced)
      .map((name): Span[] => [
        `${assumptionLabels[name]}. ${assumptionSupportText(name)}`,
        ...rangeSourcesOf(name).flatMap((source) => [
          ' ',
          linked(source.title, source.url),
          `: ${findingText(source)}.`,
        ]),
      ]),
    `Plausible ranges without a source, all our judgement: ${judged.join('; ')}.`,
  ];
}

/** "published range: 15–25% a year (www.spaceo.ca, read on …)"; null where the range is ours. */
export function publishedRange(name: NumberAssumption): Span[] | null {
  const range = supportedRange(name);
  if (range?.confidence !== 'reported') return null;
  const sources = range.sources.flatMap((source, index) => [
    index === 0 ? '' : '; ',
    linked(new URL(source.url).host, source.url),
    `, ${readText(source)}`,
  ]);
  const text = rangeText(range, (value) => assumptionText(name, value));
  return [`published range: ${text} (`, ...sources, ')'];
}
