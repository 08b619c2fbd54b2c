import { Resolver } from '@parcel/plugin';
import globResolver from '@parcel/resolver-glob';

const { resolve } = globResolver.default[Symbol.for('parcel-plugin-config')];

/**
 * Parcel's resolver for imports by a pattern, with the files in the order of their names. By itself
 * it takes them in the order in which the disk responds, so that two builds of one commit name
 * scripts differently (decision 0838).
 */
export default new Resolver({
  resolve(request) {
    const { options } = request;
    const inputFS = new Proxy(options.inputFS, {
      get(files, name) {
        if (name === 'readdir') return async (...folder) => byName(files.readdirSync(...folder));
        const value = files[name];
        return typeof value === 'function' ? value.bind(files) : value;
      },
    });
    return resolve({ ...request, options: { inputFS, projectRoot: options.projectRoot } });
  },
});

function byName(entries) {
  return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
