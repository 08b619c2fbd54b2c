import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provider } from '../contract/provider.ts';

const folders = 'backend,contract,gallery,mcpApp,mocks,server,src,worker';

/** The module itself, and the titles and addresses of the provider's documents (E27). */
const exceptions = ['contract/provider.ts', 'contract/format/planTerms.ts'];

test('only its module states who the provider is', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx,html,css}`).filter(
    (file) => !file.includes('.test.') && !exceptions.includes(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const stating = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.values(provider).flatMap((value) =>
      text.includes(value) ? [`${file}: ${value}`] : [],
    );
  });
  expect(stating).toEqual([]);
});
