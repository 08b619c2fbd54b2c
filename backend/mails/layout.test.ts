import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutHtml, layoutText, type MailContent } from './layout.ts';

const content = (changes: Partial<MailContent> = {}): MailContent => ({
  preview: 'In short',
  heading: 'A heading',
  paragraphs: ['One.', 'Two.'],
  rows: [
    { label: 'Total', value: '$1', isHeadline: true },
    { label: 'Details', value: 'first.\nsecond\nthird' },
    { label: 'Who', value: 'Sp. z o.o.\npiotr@spolka.example' },
  ],
  action: { label: 'Open it', url: 'https://roi.example/?a=1&b=2', orCopy: 'Or copy it:' },
  invitation: { text: 'Come by.', label: 'Book', url: 'https://roi.example/?c=3&d=4' },
  closing: ['Kind regards'],
  footer: 'Why you got this.',
  ...changes,
});

const bare = content({ paragraphs: [], rows: [], closing: [] });
delete bare.action;
delete bare.invitation;

/** The visible text of HTML, one line for each element. */
function visibleLines(html: string): string[] {
  const [, body = ''] = html.split('</head>');
  return body
    .replaceAll('<br>', ' / ')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

test('text and HTML say the same in the same order; HTML begins with the preview', () => {
  expect(layoutText(content())).toBe(`A heading

One.

Two.

Total: $1
Details: first. second; third
Who: Sp. z o.o.; piotr@spolka.example

Open it:
https://roi.example/?a=1&b=2

Come by.

Book:
https://roi.example/?c=3&d=4

Kind regards

-- 
Why you got this.`);
  expect(visibleLines(layoutHtml(content()))).toEqual([
    ...['In short', 'A heading', 'One.', 'Two.'],
    ...['Total', '$1', 'Details', 'first. / second / third'],
    ...['Who', 'Sp. z o.o. / piotr@spolka.example'],
    ...['Open it', 'Or copy it:', 'https://roi.example/?a=1&amp;b=2'],
    ...['Come by.', 'Book', 'Kind regards', 'Why you got this.'],
  ]);
});

test('a part that a mail does not have leaves nothing behind', () => {
  expect(layoutText(bare)).toBe('A heading\n\n-- \nWhy you got this.');
  const html = layoutHtml(bare);
  expect(visibleLines(html)).toEqual(['In short', 'A heading', 'Why you got this.']);
  expect(html.match(/<table/g)).toHaveLength(3);
  expect(html).not.toContain('<a ');
  expect(html.match(/<tr>/g)).toHaveLength(4);
});

test('rows that are needed less often follow the action', () => {
  const details = [{ label: 'Lead ID', value: 'A' }];
  const text = layoutText(content({ details }));
  expect(text.indexOf('Open it')).toBeLessThan(text.indexOf('Lead ID: A\n\nCome by.'));
  const lines = visibleLines(layoutHtml(content({ details })));
  expect(lines.indexOf('Lead ID')).toBe(lines.indexOf('Come by.') - 2);
});

test('Outlook reads the width of the content and the size of a button, too', () => {
  const html = layoutHtml(content());
  for (const [table] of html.matchAll(/<table[^>]*>/g)) {
    if (table.includes('width:')) expect(table).toContain('width="560"');
  }
  expect(html).not.toContain('max-width:560px');
  for (const [link] of html.matchAll(/<a [^>]*>/g)) expect(link).not.toContain('padding');
  for (const [cell] of html.matchAll(/<td [^>]*class="(?:action|quiet)"[^>]*>/g))
    expect(cell).toContain('padding:0 20px');
});

test('links lead to the address, as a button and to be copied', () => {
  const links = [...layoutHtml(content()).matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)];
  expect(links.map(([, url, text]) => [url, text])).toEqual([
    ['https://roi.example/?a=1&amp;b=2', 'Open it'],
    ['https://roi.example/?a=1&amp;b=2', 'https://roi.example/?a=1&amp;b=2'],
    ['https://roi.example/?c=3&amp;d=4', 'Book'],
  ]);
});

test('every class has a rule for dark schemes or narrow screens, and every rule an element', () => {
  const [style = '', body = ''] = layoutHtml(content()).split('</style>');
  const ruled = new Set([...style.matchAll(/\.([a-z]+)[ ,{]/g)].map(([, name]) => name));
  const used = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect([...used].sort()).toEqual([...ruled].sort());
});

test('a headline row is larger and bolder than the others, on a background of its own', () => {
  const rows = [...layoutHtml(content()).matchAll(/<th [\s\S]*?<\/td>/g)].map(([row]) => row);
  const [headline = '', other = ''] = rows;
  expect(headline.match(/font-weight:600;background:#\w{6}/g)).toHaveLength(2);
  expect(headline.match(/ headline"/g)).toHaveLength(2);
  expect(headline).toContain('font-size:18px');
  expect(other.match(/font-weight:400/g)).toHaveLength(2);
  expect(other).not.toContain('background');
  expect(other).not.toContain('headline');
  expect(other).toContain('font-size:16px');
  for (const row of rows) expect(row.match(/border-bottom:1px solid/g)).toHaveLength(2);
});

test('a value with a line that wraps is read from the left, others from the right', () => {
  const alignOf = (value: string) =>
    layoutHtml(content({ rows: [{ label: 'Total', value }] })).match(
      /<td dir="auto" align="(\w+)"/,
    )?.[1];
  expect(['$1', `$1\n${'long '.repeat(8)}`].map(alignOf)).toEqual(['right', 'left']);
});

test('no text of a visitor becomes markup', () => {
  const markup = fc.string({ unit: fc.constantFrom(...`<>&"'ab/=\n`), maxLength: 30 });
  fc.assert(
    fc.property(markup, markup, (label, value) => {
      const tagsOf = (html: string) => html.replaceAll('<br>', '').match(/<[^>]*>/g);
      const plain = content({ rows: [{ label: 'a', value: 'b' }] });
      const typed = content({
        preview: label,
        heading: label,
        footer: value,
        paragraphs: [label, value],
        rows: [{ label, value }],
      });
      expect(tagsOf(layoutHtml(typed))).toEqual(tagsOf(layoutHtml(plain)));
    }),
  );
  expect(layoutHtml(content({ heading: `<a href="x" title='y'>&` }))).toContain(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;</h1>',
  );
});

test('long words break, and columns keep their width', () => {
  const html = layoutHtml(content());
  const texts = [...html.matchAll(/<(?:p|th|td)[^>]*class="(?:ink|muted|label|value)[^>]*>/g)];
  const breaking = texts.filter(([tag]) => tag.includes('overflow-wrap:anywhere'));
  // All but the address to copy, whose link breaks anywhere.
  expect(texts.length - breaking.length).toBe(1);
  expect(html).toContain('word-break:break-all');
});
