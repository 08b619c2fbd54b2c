import { readText } from '../../contract/format/rangeSourceTexts.ts';
import type { Source } from '../../contract/rangeSources.ts';
import { pageTexts } from '../texts/page.ts';
import './SourceList.css';

/**
 * The sources of a range, each with its address and the day on which it was read (E27).
 *
 * @param isBrief - Without findings, which another place of the page has.
 */
export function SourceList({
  sources,
  isBrief = false,
}: {
  sources: readonly Source[];
  isBrief?: boolean;
}) {
  if (sources.length === 0) return null;
  return (
    <ul className="source-list">
      {sources.map((source) => (
        <li key={source.url}>
          {!isBrief && <span>{`${source.finding} `}</span>}
          <SourceLink url={source.url} />, {readText(source)}.
        </li>
      ))}
    </ul>
  );
}

/** A link to a source by its host, which opens in a new tab. */
export function SourceLink({ url }: { url: string }) {
  return (
    <a className="source-link" href={url} target="_blank" rel="noopener">
      {new URL(url).host}
      <span className="visually-hidden"> {pageTexts.newTab}</span>
    </a>
  );
}
