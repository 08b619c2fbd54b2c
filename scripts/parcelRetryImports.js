import { Runtime } from '@parcel/plugin';
import jsRuntime from '@parcel/runtime-js';

const { apply } = jsRuntime.default[Symbol.for('parcel-plugin-config')];

/**
 * Parcel's runtime for JavaScript, with an `import()` that can succeed after it has failed. Parcel
 * turns each `import()` into a module whose value is one promise, which it caches also if rejected.
 * Here that module makes a new promise when it is read after a rejection (decision 0816).
 */
export default new Runtime({
  apply(build) {
    const assets = apply(build);
    // In development Parcel does not cache a failed import.
    if (build.options.mode !== 'production') return assets;
    return assets?.map((asset) => (isImport(asset.dependency) ? retrying(asset) : asset));
  },
});

function isImport(dependency) {
  return dependency?.priority === 'lazy' && dependency.specifierType !== 'url';
}

/**
 * `code` assigns the promise to `module.exports`. As the body of a function with its own `module`
 * it can run again.
 */
function retrying({ code, ...asset }) {
  return {
    ...asset,
    code: `
      let promise = null;
      function load() {
        const module = {};
        ${code}
        return module.exports;
      }
      Object.defineProperty(module, 'exports', {
        get: () => promise ??= load().catch((error) => { promise = null; throw error; }),
      });`,
  };
}
