import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import { newId } from '../../contract/newId.ts';
import { refuse } from '../../contract/problem.ts';
import { quarantineOf } from '../../contract/quarantineOf.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import { reopeningUrl } from '../../outgoing/reopeningUrl.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { onceOf } from './once.ts';
import type { Visit } from './Visit.ts';

/** Keep a calculation with the server's own figures (S3), tell the sales inbox, and let this visitor ask for its report (S4). */
export function roiCalculation({
  store,
  clock,
  publicUrl,
  cookie,
  messages,
  outbox,
}: HandlerParts): Handler<Contract['roiCalculation'], Visit> {
  return async ({ body, context: visit }) => {
    const receivedAt = clock.now();
    const quarantine = quarantineOf(body);
    const { contactName, contactEmail, companyName, calculationResults, ...rest } = body;
    const { fax: _fax, formMilliseconds: _formMilliseconds, ...inputs } = rest;
    const { results } = estimate(inputs);
    const kept = await store.keep(
      {
        id: newId(),
        endpoint: 'roiCalculation',
        receivedAt,
        contactName,
        email: contactEmail,
        company: companyName,
        body,
        calculation: { inputs, results, rateCardVersion: rateCard.version },
        resultsDiffer: !isDeepStrictEqual(results, calculationResults),
        quarantine,
        reportOf: null,
        pdfSha256: null,
        pdfDiffers: null,
        replyStatus: null,
      },
      quarantine ? [] : messages('reportNotice'),
      onceOf('roiCalculation', body, visit, receivedAt),
    );
    if (kept.outcome === 'keyReused') return refuse(422, refusalDetails.idempotencyKeyReused);
    if (kept.outcome === 'kept') outbox.wake();
    const { id, calculation } = kept.record;
    return {
      status: 201,
      body: {
        id,
        rateCardVersion: calculation?.rateCardVersion ?? rateCard.version,
        calculationResults: calculation?.results ?? results,
        url: reopeningUrl(publicUrl, id),
      },
      headers: { 'Set-Cookie': cookie.issue(id) },
    };
  };
}
