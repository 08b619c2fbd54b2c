import { type ReactNode, useEffect, useState } from 'react';

/** A part of the panel that folds away; a count says what is in it. */
export function Section({
  title,
  count,
  isOpen = false,
  children,
}: {
  title: string;
  count?: number;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="offline-section" open={isOpen}>
      <summary>
        <h3>{title}</h3>
        {count !== undefined && <span className="offline-count">{count}</span>}
      </summary>
      {children}
    </details>
  );
}

/** A section of entries, the newest first. */
export function Entries<Item>({
  title,
  empty,
  of: items,
  children,
}: {
  title: string;
  /** Shown while there are none. */
  empty: string;
  of: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  return (
    <Section title={title} count={items.length}>
      {items.length === 0 && <p className="offline-hint">{empty}</p>}
      {items.toReversed().map(children)}
    </Section>
  );
}

/** An entry that unfolds. What is in it is rendered while it is open. */
export function Entry({
  title,
  note,
  remarks = [],
  children,
}: {
  title: ReactNode;
  note: string;
  remarks?: readonly string[];
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="offline-entry"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {title}
        <small>{note}</small>
        {remarks.map((remark) => (
          <span key={remark} className="offline-remark">
            {remark}
          </span>
        ))}
      </summary>
      {isOpen && children}
    </details>
  );
}

/** Terms and their texts. */
export function Rows({ of: rows }: { of: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const encoder = new TextEncoder();

/** Shows a text byte for byte, and saves it to a file. */
export function ExactBytes({ text, fileName }: { text: string; fileName: string }) {
  const size = encoder.encode(text).length;
  return (
    <details>
      <summary>Exact bytes ({size.toLocaleString('en-US')})</summary>
      <ScrolledText text={text} />
      <FileLink bytes={text} type="text/plain;charset=utf-8" fileName={fileName}>
        Save {fileName}
      </FileLink>
    </details>
  );
}

/** Shows a text as it is, in a box that the keyboard can scroll. */
export function ScrolledText({ text }: { text: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  return <pre tabIndex={0}>{text}</pre>;
}

/** A link to bytes in memory: it saves them as `fileName`, or opens them in a new tab. */
export function FileLink({
  bytes,
  type,
  fileName,
  children,
}: {
  bytes: BlobPart;
  type: string;
  fileName?: string;
  children: ReactNode;
}) {
  const [href, setHref] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes, type]);
  return (
    <a
      href={href || undefined}
      {...(fileName ? { download: fileName } : { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}

/**
 * Formats the local time of day.
 *
 * @param instant - Epoch milliseconds.
 */
export function timeOf(instant: number): string {
  return new Date(instant).toLocaleTimeString('en-GB');
}
