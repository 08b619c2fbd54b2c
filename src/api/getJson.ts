import type { SuccessOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { HttpError, request } from './request.ts';

/** The responses of this visit, by status handling and URL. Failed requests are removed. */
const responses = new Map<string, Promise<unknown>>();

/**
 * Fetches the path `segments.join('/')` with GET and parses the JSON (specification 7). A path is
 * requested once per visit: later calls share the response. There is no polling, refetch on focus
 * or automatic retry; after a failure the next call sends a new request.
 *
 * @param options.on401 - Whether a 401 rejects (`fail`, the default) or resolves to null.
 * @throws {HttpError} When the status is not a success.
 * @throws {Error} When no response arrives.
 */
export function getJson(
  segments: readonly string[],
  { on401 = 'fail' }: { on401?: 'fail' | 'null' } = {},
): Promise<unknown> {
  const url = segments.join('/');
  const key = `${on401} ${url}`;
  const cached = responses.get(key);
  if (cached) return cached;
  const response = request(url, { method: 'GET' })
    .then((success) => success.json())
    .catch((error) => {
      if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null;
      throw error;
    });
  responses.set(key, response);
  response.catch(() => responses.delete(key));
  return response;
}

type SavedCalculation = SuccessOf<Contract['savedRoiCalculation']>;

/**
 * Fetches the calculation that a report's link names.
 *
 * @throws {HttpError} With status 404 when no calculation has this id.
 */
export async function fetchSavedCalculation(id: string): Promise<SavedCalculation> {
  const path = ['/api/roi-calculation', encodeURIComponent(id)];
  return (await getJson(path)) as SavedCalculation;
}
