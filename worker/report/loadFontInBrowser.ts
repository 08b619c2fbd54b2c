/// <reference path="./fonts/files.d.ts" />
import addresses from 'url:./fonts/files/*/*.woff';
import { type LoadFont, shaperFile } from './fonts/openFont.ts';

/** The address is a literal, because the bundler reads it to copy the file into the build. */
const shaperAddress = new URL('npm:harfbuzzjs/dist/harfbuzz.wasm', import.meta.url);

/**
 * Fetches a font file of the report, or HarfBuzz.
 *
 * @throws Error if there is no such file, or the server does not respond with it.
 */
export const loadFontInBrowser: LoadFont = async (file) => {
  const [folder = '', name = ''] = file.replace('.woff', '').split('/');
  const address = file === shaperFile ? shaperAddress : addresses[folder]?.[name];
  if (!address) throw new Error(`The build has no file ${file}.`);
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The file ${file} failed to load with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
};
