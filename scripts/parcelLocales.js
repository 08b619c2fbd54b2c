import { Resolver } from '@parcel/plugin';

const shipped = new Set(['en-US']);
const ariaPackages =
  /node_modules[\\/](@react-aria|@react-stately|react-aria|react-stately|react-aria-components)[\\/]/;

/** Leaves out React Aria's strings in languages that the page does not ship: an empty module stands in for each. */
export default new Resolver({
  async resolve({ dependency, specifier }) {
    const locale = /([a-z]{2}-[A-Z]{2})(\.[a-z]+)?$/.exec(specifier)?.[1];
    const importer = dependency.sourcePath ?? '';
    if (!locale || shipped.has(locale) || !ariaPackages.test(importer)) return null;
    return { filePath: `${importer}.${locale}.js`, code: 'export default {};' };
  },
});
