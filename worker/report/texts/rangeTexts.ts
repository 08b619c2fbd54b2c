import { detailsOf, type RangeConfidence } from '../../../contract/assumptionDetails.ts';
import { type NumberAssumption, numberAssumptionNames } from '../../../contract/assumptions.ts';
import { assumptionLabels } from '../../../contract/format/assumptionTexts.ts';
import {
  rangeEnd,
  rangeText,
  readText,
  supportedRange,
} from '../../../contract/format/rangeSourceTexts.ts';
import type { Source } from '../../../contract/rangeSources.ts';
import { type Content, linked } from '../layout/Composer.ts';
import type { Span } from '../layout/paragraph.ts';

/** Lists the plausible ranges of the assumptions with their sources (E27): published ones, ours. */
export function rangePoints(): Content[] {
  return [
    ['Published ranges: ', ...rangesOf('reported'), '.'],
    [
      'Plausible ranges by our judgement; a source beside one states related figures, not the range: ',
      ...rangesOf('judgement'),
      '.',
    ],
  ];
}

function rangesOf(confidence: RangeConfidence): Span[] {
  return numberAssumptionNames
    .filter((name) => detailsOf(name).plausible.confidence === confidence)
    .flatMap((name) => {
      const range = supportedRange(name);
      if (!range) return [];
      const text = rangeText(range, rangeEnd(name));
      const sources = citations(range.sources, ({ title }) => title);
      return ['; ', `${assumptionLabels[name]}, ${text}`, ...sources];
    })
    .slice(1);
}

/** "published range: 15–25% a year (www.spaceo.ca, read on …)"; null where the range is ours. */
export function publishedRange(name: NumberAssumption): Span[] | null {
  const range = supportedRange(name);
  if (range?.confidence !== 'reported') return null;
  const text = rangeText(range, rangeEnd(name));
  return [`published range: ${text}`, ...citations(range.sources, ({ url }) => new URL(url).host)];
}

/** " (www.spaceo.ca, read on 25 November 2026)", linked; nothing without sources. */
function citations(sources: readonly Source[], nameOf: (source: Source) => string): Span[] {
  if (sources.length === 0) return [];
  const cited = sources.flatMap((source) => [
    '; ',
    linked(nameOf(source), source.url),
    `, ${readText(source)}`,
  ]);
  return [' (', ...cited.slice(1), ')'];
}
