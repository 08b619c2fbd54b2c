import type { SuccessOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { load } from './load.ts';

export type SavedCalculation = SuccessOf<Contract['savedRoiCalculation']>;

/** The calculation that a report's link names. Rejects with `HttpError` 404 where there is nothing under this id. */
export async function savedCalculation(id: string): Promise<SavedCalculation> {
  const path = ['/api/roi-calculation', encodeURIComponent(id)];
  return (await load(path)) as SavedCalculation;
}
