import { Runtime } from '@parcel/plugin';
import jsRuntime from '@parcel/runtime-js';

const { apply } = jsRuntime.default[Symbol.for('parcel-plugin-config')];

/**
 * Parcel's runtime for JavaScript, with an `import()` that can succeed after it has failed. Parcel
 * turns each `import()` into a module whose value is one promise, which it caches also if rejected.
 * Here that module makes a new promise when it is read after a rejection (decision 0816), and each
 * file is loaded by `src/startup/loadFile.ts` (decision 0725).
 */
export default new Runtime({
  apply(build) {
    const assets = apply(build);
    // In development Parcel does not cache a failed import.
    if (build.options.mode !== 'production') return assets;
    return assets?.map((asset) => {
      if (isImport(asset.dependency)) return retrying(asset);
      return asset.dependency?.meta.webworker ? noted(asset) : asset;
    });
  },
});

function isImport(dependency) {
  return dependency?.priority === 'lazy' && dependency.specifierType !== 'url';
}

/** From the root of the project. */
const loadFile = 'require("/src/startup/loadFile.ts")';

/** What Parcel writes for an address, by its own map of files or, in the gallery, by HTML's. */
const address = '(?:parcelRequire|__parcel__import__\\.meta)\\.resolve\\("\\w+"\\)';

/** What Parcel writes to load a script or a style sheet, and the address of each. */
const fileLoads = [
  [new RegExp(`require\\("[^"]+/(?:js|css)-loader"\\)\\((${address})\\)`, 'g'), '$1'],
  [/parcelRequire\.load\(("\w+")\)/g, 'parcelRequire.resolve($1)'],
  [/__parcel__import__\(("\w+")\)/g, '__parcel__import__.meta.resolve($1)'],
];

/** `code` assigns the promise to `module.exports`. */
function retrying({ code, ...asset }) {
  const promise = /^module\.exports = (.+);$/s.exec(code)?.[1] ?? '';
  const loading = fileLoads.reduce(
    (text, [load, file]) => text.replaceAll(load, `loadFile(${file})`),
    promise,
  );
  if (loading === promise) throw new Error(`Expected Parcel to load files here: ${code}`);
  return { ...asset, code: `${loadFile}.defineImport(module, (loadFile) => ${loading});` };
}

/** `code` assigns the address of a worker to `module.exports`; the site has no other origin. */
function noted({ code, ...asset }) {
  const file = new RegExp(address).exec(code)?.[0];
  if (!file) throw new Error(`Expected Parcel to resolve a worker here: ${code}`);
  return {
    ...asset,
    code: `Object.defineProperty(module, 'exports', {
      get: () => ${loadFile}.noteWorkerFile(${file}),
    });`,
  };
}
