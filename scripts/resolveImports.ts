import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Write the names of files into the scripts that import them, and take the import map out of the page: it grows with
 * every lazy part and would stand before the first frame. A script whose text this changes is named anew by its
 * content, so that no browser keeps an older one. Returns the page without the map (decision 0803). A lazy part that
 * could not be fetched is fetched again when it is next asked for (decision 0816).
 */
export async function resolveImports(html: string, folder: string): Promise<string> {
  const map = /<script type="?importmap"?>(.*?)<\/script>/.exec(html);
  if (!map?.[1]) throw new Error('The bundled index.html has no import map.');
  const { imports }: { imports: Record<string, string> } = JSON.parse(map[1]);
  const bundledNames = Object.values(imports).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const page = html.replace(map[0], '');
  const entry = /<script type="?module"? src="?[^">\s]*?([^">\s/]+\.js)/.exec(page)?.[1];
  if (!entry) throw new Error('The bundled index.html has no module script.');

  /** The final name of each bundled file; a promise, for several may import one. */
  const finalNames = new Map<string, Promise<string>>();
  const nameFinally = (name: string, importers: readonly string[]): Promise<string> => {
    if (importers.includes(name)) throw new Error(`${name} imports itself by way of others.`);
    const known = finalNames.get(name) ?? resolveWithin(name, [...importers, name]);
    finalNames.set(name, known);
    return known;
  };
  const resolveWithin = async (name: string, importers: readonly string[]): Promise<string> => {
    if (!name.endsWith('.js')) return name;
    const bundled = await readFile(join(folder, name), 'utf8');
    const text = bundled.replace(lazyPart, askedForAgain);
    const replacements = new Map<string, string>();
    for (const [, id = ''] of text.matchAll(specifier)) {
      const target = imports[id];
      if (!target) continue;
      const imported = target.slice(target.lastIndexOf('/') + 1);
      replacements.set(id, await nameFinally(imported, importers));
    }
    if (replacements.size === 0 && text === bundled) return name;
    const resolved = text.replace(specifier, (found, id: string) => {
      const file = replacements.get(id);
      return file ? found.replace(`"${id}"`, `"./${file}"`) : found;
    });
    const hash = createHash('sha256').update(resolved).digest('hex').slice(0, 8);
    const finalName = name.replace(/\.[0-9a-f]{8}\.js$/, `.${hash}.js`);
    await writeFile(join(folder, name), resolved);
    await rename(join(folder, name), join(folder, finalName));
    return finalName;
  };

  for (const name of [entry, ...bundledNames]) await nameFinally(name, []);
  return page.replace(entry, (await finalNames.get(entry)) ?? entry);
}

/** How Parcel writes an import whose file the map names. */
const specifier = /import(?:\.meta\.resolve)?\("(\w+)"\)/g;

/** How Parcel writes a lazy part: a module that is the promise of it, once and for all, fulfilled or not. */
const lazyPart =
  /function\(([\w$]+),[\w$]+\)\{\1\.exports=([^;{}]+\.then\(\(\)=>[\w$]+\("\w+"\)\))\}/g;

/** The same as a module that is another promise after one that has failed. */
function askedForAgain(_found: string, module: string, promise: string): string {
  return `function(${module}){let $part;Object.defineProperty(${module},"exports",{get:()=>$part??=${promise}.catch($error=>{throw $part=null,$error})})}`;
}
