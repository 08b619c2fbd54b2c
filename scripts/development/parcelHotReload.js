import { Runtime } from '@parcel/plugin';
import hotReload from '@parcel/runtime-browser-hmr';

const { apply } = hotReload.default[Symbol.for('parcel-plugin-config')];

/**
 * Parcel's runtime for hot reload, without that of workers. A worker cannot reload itself, and says
 * in the console that an update was not accepted. The page, which gets the same update, reloads and
 * starts its workers again.
 */
export default new Runtime({
  apply: (build) => (build.bundle.env.isWorker() ? [] : apply(build)),
});
