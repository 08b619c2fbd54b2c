import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { mcpAppFile } from '../server/page/build.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = join(root, 'mcpApp');

/**
 * Bundles the result card for assistants into one document, which requests nothing: the frames that
 * show it have no network (decision 0271).
 */
export async function buildMcpApp(folder: string): Promise<void> {
  const { outputFiles } = await bundle({
    entryPoints: [join(sources, 'main.tsx')],
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'workers in the thread of the view',
        setup({ onResolve }) {
          const path = join(sources, 'workers.ts');
          onResolve({ filter: /\/workers\/workers\.ts$/ }, () => ({ path }));
        },
      },
    ],
    logLevel: 'warning',
  });
  const textOf = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  const template = await readFile(join(sources, 'index.html'), 'utf8');
  const document = template
    .replace('<!-- style -->', () => `<style>${textOf('.css')}</style>`)
    .replace('<!-- script -->', () => `<script>${textOf('.js')}</script>`);
  await writeFile(join(folder, mcpAppFile), document);
}
