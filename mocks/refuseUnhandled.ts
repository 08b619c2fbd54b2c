import type { UnhandledFrameHandle } from 'msw';

/**
 * A request that no mock answers is a mistake of whoever sent it: it fails, and the console says which it was.
 * `mayPass` names what is no business of the mocks, such as the page's own files.
 */
export function refuseUnhandled(mayPass: (request: Request) => boolean): UnhandledFrameHandle {
  return ({ frame: { data } }) => {
    const isHttp = typeof data === 'object' && data !== null && 'request' in data;
    // The page opens no sockets; those of a development server are none of our business.
    if (!isHttp || !(data.request instanceof Request)) return;
    const { request } = data;
    if (mayPass(request)) return;
    const what = `No mock answers ${request.method} ${request.url}.`;
    console.error(what);
    throw new Error(what);
  };
}
