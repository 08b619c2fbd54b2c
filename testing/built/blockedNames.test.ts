import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { isBlockedName } from '../blockedNames.ts';

const dist = 'dist';
const names = readdirSync(dist).filter((name) => !/\.(br|gz)$/.test(name));

test('no file of the build has a name that ad blockers know', () => {
  expect(['trackers.222c8dae.js', 'ConsentBar.9f9fb527.css', 'ads.js'].every(isBlockedName)).toBe(
    true,
  );
  expect(names.filter(isBlockedName)).toEqual([]);
});

test('what measures is in scripts that nothing else of the page needs', () => {
  const measuring = readdirSync('src/analytics').map((name) => parse(name).name);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const ofModule = (module: string) => scripts.filter((name) => name.startsWith(`${module}.`));
  // The bundler names a script that two parts share after one of them.
  for (const module of measuring) expect(ofModule(module).length, module).toBeLessThanOrEqual(1);
  const holding = (text: string) =>
    scripts.filter((name) => readFileSync(join(dist, name), 'utf8').includes(text));
  expect(holding('lintrk')).toEqual(ofModule('outsideScripts'));
  expect(holding('calculation_complete')).toEqual(ofModule('observeCalculator'));
});
