import { crmRequest } from '../../backend/crmRequest.ts';
import type { Clock } from '../../backend/ports.ts';
import { type Crm, callCrm, deliver } from './crm.ts';

/** Creates the webhook, which posts the signed request that `crmRequest` composes (S8). */
export function createCrmWebhook({
  url,
  secret,
  clock,
}: {
  url: URL;
  secret: string;
  clock: Clock;
}): Crm {
  return async (messageId, lead) => {
    const request = await crmRequest(messageId, lead, { secret, now: clock.now() });
    return deliver(() => callCrm(url, { method: 'POST', ...request }), clock.now());
  };
}
