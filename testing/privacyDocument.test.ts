import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documented = readFileSync('docs/privacy.md', 'utf8');

/** The key that a file of the page stores something under, by the constant that names it. */
const keyConstant = /const (?:\w*Key) = '([^']+)'/g;

test('docs/privacy.md lists every key that the page keeps in the browser, with its storage (S13)', () => {
  const storing = globSync('src/**/*.{ts,tsx,html}')
    .filter((path) => !path.includes('.test.'))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }))
    .filter(({ code }) => /Storage/.test(code));
  const defined = new Map(
    storing.flatMap(({ path, code }) =>
      [...code.matchAll(keyConstant)].map(([, key]) => [key, path]),
    ),
  );
  expect(defined.size).toBeGreaterThan(4);
  for (const [key, path] of defined) {
    const row = documented.split('\n').find((line) => line.startsWith(`| \`${key}\` |`));
    expect(row, `${key} of ${path}`).toBeDefined();
    const isLocal = /localStorage/.test(storing.find((file) => file.path === path)?.code ?? '');
    expect(row, key).toContain(isLocal ? '| Local storage |' : "| The tab's session storage |");
  }
  const rows = documented.match(/^\| `[a-z-]+` \| (?:Local|The tab)/gm) ?? [];
  expect(rows).toHaveLength(defined.size);
});

test('docs/privacy.md says what is kept of a form that is refused, and for how long (S13)', () => {
  const refused = documented
    .split('\n\n')
    .find((text) => text.startsWith('A form that looks auto'));
  for (const said of [/hidden field/, /within 2 s/, /with name and address/, /`RETENTION_DAYS`/])
    expect(refused).toMatch(said);
});

test('the page stores only under keys that are constants, and nowhere else', () => {
  for (const path of globSync('src/**/*.{ts,tsx,html}')) {
    if (path.includes('.test.')) continue;
    const code = readFileSync(path, 'utf8');
    for (const [call, key] of code.matchAll(/\.setItem\(\s*([^,]+),/g))
      expect(key, `${path}: ${call}`).toMatch(/^\w*Key$/);
    expect(code, path).not.toMatch(/indexedDB|document\.cookie\s*=|caches\.open/);
  }
});

test('docs/reference.md has each variable, command, limit, metric and log message', () => {
  const reference = readFileSync('docs/reference.md', 'utf8');
  const code = globSync(['{server,backend,contract}/**/*.ts', 'scripts/{leads,store}.ts'])
    .filter((path) => !/\.test\.|resilience/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const patterns = [
    /^ {2}([A-Z]+(?:_[A-Z]+)+): z\./gm,
    /'((?:http|db|messaging|roi)_[a-z_]+_(?:seconds|total|messages|waiting|leads))'/g,
    /\blog\.(?:debug|info|warn|error)\((?:[^()]|\([^()]*\))*?'([a-zA-Z][^'\n]+)',?\s*\)/g,
    /'([a-zA-Z ]+ not counted)'/g,
    /name: '(\w+)',\s+points/g,
    /^ {2}npm run -s (?:leads|store) -- (\w+)/gm,
  ];
  for (const pattern of patterns) {
    const names = [...code.matchAll(pattern)].map(([, name = '']) => name);
    expect(names.length, String(pattern)).toBeGreaterThan(5);
    expect(names.filter((name) => !reference.includes(name))).toEqual([]);
  }
});
