import * as z from 'zod/mini';
import { OpenEstimate } from '../openEstimate.ts';
import { describeFields } from './fieldTexts.ts';

/**
 * The format of an estimate as a JSON Schema (2020-12).
 *
 * @param systemIds - The systems on the rate card.
 */
export function openEstimateSchema(systemIds: readonly string[]) {
  // A schema with a name would be a reference to itself.
  const root = z.extend(OpenEstimate, {});
  const schema = describeFields(z.toJSONSchema(root), systemIds, 'Estimate');
  return { ...schema, title: 'Estimate of the integration ROI calculator' };
}
