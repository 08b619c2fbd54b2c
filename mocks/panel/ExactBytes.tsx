import { FileLink } from './FileLink.tsx';

const encoder = new TextEncoder();

/** Shows a text byte for byte, and saves it to a file. */
export function ExactBytes({ text, fileName }: { text: string; fileName: string }) {
  const size = encoder.encode(text).length;
  return (
    <details className="offline-bytes">
      <summary>Exact bytes ({size.toLocaleString('en-US')})</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <FileLink bytes={text} type="text/plain;charset=utf-8" fileName={fileName}>
        Save {fileName}
      </FileLink>
    </details>
  );
}
