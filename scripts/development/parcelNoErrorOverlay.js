import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resolver } from '@parcel/plugin';

const filePath = join(dirname(fileURLToPath(import.meta.url)), 'noErrorOverlay.js');

/**
 * Replaces Parcel's overlay, which covers the page for every error in the console. The page reports
 * failed requests there, too, and the mocks play them. Errors of a build keep their own overlay.
 */
export default new Resolver({
  resolve: ({ specifier }) => (specifier === '@parcel/error-overlay' ? { filePath } : null),
});
