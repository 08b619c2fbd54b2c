import { join } from 'node:path';
import { Validator } from '@parcel/plugin';
import { typeErrors } from './typeErrors.ts';

/**
 * Shows type errors in the overlay of the page. Parcel itself removes types without checking them.
 * A change of one file may break another, so every check is of the whole page.
 */
export default new Validator({
  async validateAll({ options }) {
    const { projectRoot, cacheDir, env } = options;
    const projects = ['src', 'worker', ...(env.OFFLINE ? ['mocks'] : [])];
    const errors = await typeErrors(projectRoot, projects, join(cacheDir, 'types'));
    return [{ warnings: [], errors: errors.map(diagnosticOf) }];
  },
});

function diagnosticOf({ file, line, column, message }) {
  const position = { line, column };
  return {
    origin: 'TypeScript',
    message,
    codeFrames: [{ filePath: file, codeHighlights: [{ start: position, end: position }] }],
  };
}
