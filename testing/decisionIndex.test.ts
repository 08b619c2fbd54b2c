import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const index = read('README.md');
const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

test.each(records)('the index lists %s once, by its title and status', (file) => {
  const [title = '', , status = ''] = read(file).split('\n');
  const number = file.slice(0, 4);
  const row = index.split('\n').filter((line) => line.startsWith(`| ${number} |`));
  expect(row).toHaveLength(1);
  expect(title).toBe(`# ${number} ${/\[(.+)\]\(/.exec(row[0] ?? '')?.[1]}`);
  expect(row[0]).toContain(`](${file})`);
  expect(status).toMatch(/^Status: (accepted|superseded)/);
  const numbers = [...status.matchAll(/\[(\d{4})\]/g)].map(([, superseding]) => superseding);
  const indexed = /\| (accepted|superseded.*) \|$/.exec(row[0] ?? '')?.[1] ?? '';
  expect(indexed.startsWith('accepted')).toBe(status.startsWith('Status: accepted'));
  expect(indexed.match(/\d{4}/g) ?? []).toEqual(numbers);
});

test('the index lists nothing else', () => {
  const rows = index.split('\n').filter((line) => /^\| \d{4} \|/.test(line));
  expect(rows).toHaveLength(records.length);
});
