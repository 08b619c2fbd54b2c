import type { UnhandledFrameHandle } from 'msw';

/**
 * Makes requests that no mock handles fail, with an error in the console.
 *
 * @param mayPass - Whether a request goes to the network, such as one for the page's own files.
 */
export function refuseUnhandled(mayPass: (request: Request) => boolean): UnhandledFrameHandle {
  return ({ frame: { data } }) => {
    const isHttp = typeof data === 'object' && data !== null && 'request' in data;
    // The page opens no sockets; those of a development server pass.
    if (!isHttp || !(data.request instanceof Request)) return;
    const { request } = data;
    if (mayPass(request)) return;
    const what = `No mock handles ${request.method} ${request.url}.`;
    console.error(what);
    throw new Error(what);
  };
}
