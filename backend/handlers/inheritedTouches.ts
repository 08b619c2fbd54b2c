import { type Attribution, touchParameters, withoutClickIds } from '../../contract/attribution.ts';
import type { Store } from '../ports.ts';

interface Attributed {
  attribution?: Attribution | undefined;
  fromCalculation?: string | undefined;
}

/**
 * Gives a form from the page of a saved calculation the touches of that calculation: the link of a
 * report's mail continues its visit (S14). A campaign of this visit stays its last touch. Click ids
 * are left out, because consent to them is one person's.
 */
export async function withInheritedTouches(
  body: unknown,
  store: Pick<Store, 'lead'>,
): Promise<unknown> {
  const { attribution, fromCalculation } = body as Attributed;
  if (!fromCalculation) return body;
  const saved = await store.lead(fromCalculation);
  const origin = (saved?.body as Attributed | undefined)?.attribution;
  if (!origin) return body;
  const ownLast = attribution?.last ?? {};
  const hasCampaign = touchParameters.some((name) => name in ownLast);
  const last = hasCampaign ? ownLast : withoutClickIds(origin.last);
  return { ...Object(body), attribution: { first: withoutClickIds(origin.first), last } };
}
