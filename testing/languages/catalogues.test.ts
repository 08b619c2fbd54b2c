import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Language, languageNames, languages } from '../../contract/languages.ts';
import { createThread } from '../../server/threads/createThread.ts';
import { someOf } from '../isThorough.ts';
import { type ReportName, reportRequests } from '../reportRequests.ts';
import type { AskedTexts, RenderedTexts } from './renderTexts.ts';
import { slotsOf, type Variation } from './slots.ts';

const root = join(import.meta.dirname, '../..');
const folders = Object.values(languages).filter(Boolean);

/** Where nothing but words is; other modules with words have a mirror in some language. */
const rooms = ['contract/words/**', 'src/texts/**', 'worker/{report,workbook}/texts/**'];
const inRooms = globSync(
  rooms.map((room) => `${room}/*.ts`),
  { cwd: root },
);
const mirrored = globSync(`{${folders}}/**/*.ts`, { cwd: join(root, 'languages') }).map((file) =>
  file.replace(/^[^/]+\//, ''),
);
const modules = [...new Set([...inRooms, ...mirrored])]
  // What only a catalogue has, such as its grammar, is no translation.
  .filter((file) => !/\.test\.ts$/.test(file) && existsSync(join(root, file)))
  .sort();

/** Texts that are the same in English: names, units and words that the languages share. */
const namesAndUnits = ['USD', 'USD/h', 'CRM', 'Marketing', 'Starter', 'Pro', 'null'];
const sharedWords: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: ['no', 'Asia', 'Total', 'euros', 'Error'],
  'pt-BR': ['Total', 'euros', 'Link'],
  de: ['Region', 'System', 'Website', 'optional', 'Name', 'Link', 'Support', 'Standard', 'Hosting'],
};

/** Messages that only programs read, names, and the confirmations in Russian. */
const inEveryLanguage = [
  /^provider\.|^demoLink$|^supportedBrowsersText$|\.fileName$|\.logMessage$/,
  /^deferredDemoRequestTexts\.(sent|failed)\./,
  /^refusalDetails\.(noSuch|wrong|unknown|bodyC|bodyNot|badI|noLines|tooMany|otherHost|twoHosts)/,
];

/** Only English has a pronoun there, "it" or "them". */
const pronouns = ['themText .isOne', 'tooFewPeopleTexts.inHouse .words.them'];

test('every language has the messages of English, and each says what it is given, in its own words', async () => {
  const slots = slotsOf(modules);
  const file = new URL('./renderTexts.ts', import.meta.url);
  const { ask, close } = createThread<AskedTexts, RenderedTexts>(file);
  onTestFinished(close);
  const problems = new Set<string>();
  const english = new Map<string, RenderedTexts>();
  for (const language of languageNames) {
    const words = [...namesAndUnits, ...(sharedWords[language] ?? [])];
    for (const module of modules) {
      const { [language]: folder } = languages;
      const isThere = existsSync(join(root, folder && 'languages', folder, module));
      if (!isThere) problems.add(`${language} ${module} is missing`);
      const variations = slots.get(module) ?? new Map<string, Variation[]>();
      const calls = [...variations].map(
        ([name, list]) => [name, list.flatMap(({ from, to }) => [from, to])] as const,
      );
      const said = await ask({ module, calls: new Map(calls) }, language);
      const inEnglish = english.get(module) ?? said;
      english.set(module, inEnglish);
      expect([...said.keys()].sort(), `${language} ${module}`).toEqual(
        [...inEnglish.keys()].sort(),
      );
      for (const [name, texts] of said) {
        const report = (what: string) => problems.add(`${language} ${module} ${name} ${what}`);
        if (!texts) report('is not called');
        const originals = inEnglish.get(name);
        texts?.forEach((text, index) => {
          if (/undefined|NaN|\[object/.test(text)) report(`says: ${text}`);
          if (language === 'en' || text !== originals?.[index] || !/\p{L}{2}/u.test(text)) return;
          const isRight = words.includes(text) || inEveryLanguage.some((own) => own.test(name));
          if (!isRight) report(`is in English: ${text}`);
        });
        variations.get(name)?.forEach(({ slot }, index) => {
          const isSaid = (list = texts) => list?.[2 * index] !== list?.[2 * index + 1];
          if (isSaid(originals) && !isSaid() && !pronouns.includes(`${name} ${slot}`))
            report(`leaves out ${slot}: ${texts?.[2 * index]}`);
        });
      }
    }
  }
  expect([...problems]).toEqual([]);
});

test.each(someOf(1, ['de', 'es', 'pt-BR'] as const))(
  'no line of a report in %s leaves its page or overlaps another',
  async (language) => {
    const file = new URL('./misplaced.ts', import.meta.url);
    const { ask, close } = createThread<ReportName, string[]>(file);
    onTestFinished(close);
    for (const name of someOf(2, Object.keys(reportRequests) as ReportName[]))
      expect(await ask(name, language), name).toEqual([]);
  },
);

test('every text that a module of words exports is used', () => {
  const sources = globSync('{contract,worker,src,backend,server,mocks}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const unused = modules.flatMap((module) => {
    const { text: own = '' } = sources.find(({ file }) => file === module) ?? {};
    return [...own.matchAll(/^export (?:const|function) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => {
        const word = new RegExp(`\\b${name}\\b`);
        const uses = sources.filter(({ file, text }) => file !== module && word.test(text));
        return uses.length === 0 && own.split(word).length < 3;
      })
      .map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});
