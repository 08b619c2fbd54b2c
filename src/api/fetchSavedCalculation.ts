import type { SuccessOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { getJson } from './getJson.ts';

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
