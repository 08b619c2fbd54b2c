import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resolver } from '@parcel/plugin';

const filePath = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/format/locale.ts');
const reactAria = /[/\\]node_modules[/\\]react-(aria|aria-components|stately)[/\\]/;

/**
 * Leaves out of the page what React Aria has for other locales than the page's: its texts in 33
 * languages, and the question which locale the browser prefers (decision 0828).
 */
export default new Resolver({
  resolve({ specifier, dependency }) {
    if (!reactAria.test(dependency.sourcePath ?? '')) return null;
    const isOfLocale = /\/((?!en-)[a-z]{2}-[A-Z]{2}|useDefaultLocale)\.m?js$/;
    return isOfLocale.test(specifier) ? { filePath } : null;
  },
});
