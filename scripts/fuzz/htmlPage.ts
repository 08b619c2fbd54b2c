import { escapeHtml } from '../../backend/mails/layout.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:68rem;padding:0 1rem;color:#1a1a2e;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{padding:.35rem .6rem;border-bottom:1px solid #d8d8e4;text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.bar{background:#5b5bd6;height:.7rem;display:inline-block;vertical-align:middle}
.failed{color:#a4161a}.held{color:#1b6e3c}pre{white-space:pre-wrap;background:#f4f4fa;padding:1rem}a{color:#3a3ab8}
@media(prefers-color-scheme:dark){body{background:#15151f;color:#e6e6f0}th,td{border-color:#34344a}pre{background:#20202e}.failed{color:#ff8a8a}.held{color:#7ddba0}a{color:#a9a9ff}}`;

/** A page that needs nothing else; `body` is HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
}

/** A table of texts; columns from `numbersFrom` on are aligned as numbers. */
export function htmlTable(
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
  numbersFrom: number,
): string {
  const cells = (tag: 'th' | 'td', row: readonly unknown[]) =>
    row
      .map((cell, index) => {
        const kind = index >= numbersFrom ? ' class="n"' : '';
        return `<${tag}${kind}>${escapeHtml(String(cell))}</${tag}>`;
      })
      .join('');
  return `<table><tr>${cells('th', head)}</tr>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</table>`;
}
