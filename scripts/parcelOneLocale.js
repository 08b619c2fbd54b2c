import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resolver } from '@parcel/plugin';
import { languageNames, languages } from '../contract/languages.ts';

const filePath = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/format/locale.ts');
const reactAria = /[/\\]node_modules[/\\]react-(aria|aria-components|stately)[/\\]/;

/**
 * Leaves out of the page what React Aria has for other locales than the page's: its texts in 33
 * languages, and the question which locale the browser prefers (decision 0828).
 */
export default new Resolver({
  resolve({ specifier, dependency, options }) {
    if (!reactAria.test(dependency.sourcePath ?? '')) return null;
    const { LANGUAGE = '' } = options.env;
    const tag = languageNames.find((name) => languages[name] === LANGUAGE) ?? 'en';
    const others = new RegExp(`/((?!${tag})[a-z]{2}-[A-Z]{2}|useDefaultLocale)\\.m?js$`);
    return others.test(specifier) ? { filePath } : null;
  },
});
