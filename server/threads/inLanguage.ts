import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { languageFile } from '../../languages/languageFile.ts';

/** `--import` makes a thread speak the language whose catalogue `workerData` names. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.startsWith('file:')) return found;
    const file = languageFile(
      fileURLToPath(found.url),
      fileURLToPath(parentURL),
      workerData.folder,
    );
    return file === null ? found : { ...found, url: pathToFileURL(file).href };
  },
});
