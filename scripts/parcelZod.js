import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resolver } from '@parcel/plugin';
import { build } from 'esbuild';
import * as zod from 'zod/mini';

/** Schemas live here; what no page module imports may use more of zod than the page ships. */
const folders = ['contract', 'src'];
/** Error messages in every language, a JSON Schema writer and the internals: large, and only the server's. */
const serverOnly = new Set(['config', 'core', 'locales', 'toJSONSchema']);

/**
 * Gives the page the parts of zod/mini that the schemas use, shaken out by esbuild: Parcel alone ships all of it,
 * error messages in every language included, 91 KB of gzip instead of 12.
 */
export default new Resolver({
  async resolve({ specifier, options: { env, projectRoot } }) {
    // The mocks refuse in words, as the server does; their build ships the messages.
    if (specifier !== 'zod/mini' || env.OFFLINE) return null;
    const files = folders.flatMap((folder) => sourcesIn(join(projectRoot, folder)));
    const names = new Set(files.flatMap(usedNames));
    const { outputFiles } = await build({
      stdin: {
        contents: `export { ${[...names].sort().join(', ')} } from 'zod/mini';`,
        resolveDir: projectRoot,
      },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      treeShaking: true,
      logLevel: 'error',
    });
    return {
      filePath: join(projectRoot, 'node_modules/zod/mini/usedByPage.js'),
      code: outputFiles[0].text,
      sideEffects: false,
      invalidateOnFileChange: files,
      invalidateOnFileCreate: folders.map((folder) => ({ glob: join(projectRoot, folder, '**') })),
    };
  },
});

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The values that a source takes from `z`. */
function usedNames(file) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes("from 'zod/mini'")) return [];
  return [...source.matchAll(/\bz\.([a-zA-Z_]\w*)/g)]
    .map(([, name]) => name)
    .filter((name) => name in zod && !serverOnly.has(name));
}
