import { dirname, join } from 'node:path';
import { Resolver } from '@parcel/plugin';
import { languageFile } from '../languages/languageFile.ts';

/** Bundles the catalogue of the language that `LANGUAGE` names in place of the English modules. */
export default new Resolver({
  resolve({ specifier, dependency, options }) {
    const { sourcePath = '' } = dependency;
    if (!specifier.startsWith('.')) return null;
    const file = join(dirname(sourcePath), specifier);
    const filePath = languageFile(file, sourcePath, options.env.LANGUAGE);
    return filePath && { filePath };
  },
});
