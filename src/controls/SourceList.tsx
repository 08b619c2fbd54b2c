import type { ReactNode } from 'react';
import { findingText, readText } from '../../contract/format/rangeSourceTexts.ts';
import type { RangeSource } from '../../contract/rangeSources.ts';
import { pageTexts } from '../texts/page.ts';
import './SourceList.css';

/**
 * The sources of a range, each with its address and the day on which it was read (E27).
 *
 * @param isBrief - Without titles and findings, where another place of the page has them.
 */
export function SourceList({
  sources,
  isBrief = false,
}: {
  sources: readonly RangeSource[];
  isBrief?: boolean;
}) {
  if (sources.length === 0) return null;
  return (
    <ul className="source-list">
      {sources.map((source) => (
        <li key={source.url}>
          <SourceLink url={source.url}>{isBrief ? undefined : source.title}</SourceLink>
          {isBrief ? `, ${readText(source)}` : `: ${findingText(source)}`}
        </li>
      ))}
    </ul>
  );
}

/** A link to a source, which opens in a new tab; without children its text is the host. */
export function SourceLink({ url, children }: { url: string; children?: ReactNode }) {
  return (
    <a className="source-link" href={url} target="_blank" rel="noopener">
      {children ?? new URL(url).host}
      <span className="visually-hidden"> {pageTexts.newTab}</span>
    </a>
  );
}
