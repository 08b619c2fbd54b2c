import { Runtime } from '@parcel/plugin';
import jsRuntime from '@parcel/runtime-js';

const { apply } = jsRuntime.default[Symbol.for('parcel-plugin-config')];

/**
 * Parcel's own runtime for JavaScript, with `import()` that can succeed after it has failed. Parcel
 * turns each `import()` into a module whose value is one promise, fulfilled or not, and keeps it
 * for good. Here that module makes a new promise when the last one was rejected and it is read
 * again (decision 0817).
 */
export default new Runtime({
  apply(build) {
    const assets = apply(build);
    // In development Parcel itself forgets an import that failed.
    if (build.options.mode !== 'production') return assets;
    return assets?.map((asset) => (isImport(asset.dependency) ? retrying(asset) : asset));
  },
});

function isImport(dependency) {
  return dependency?.priority === 'lazy' && dependency.specifierType !== 'url';
}

/**
 * `code` assigns the promise to `module.exports`; as the body of a function with a `module` of its
 * own it can run again.
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
