import { isDeepStrictEqual } from 'node:util';
import { calculationUrl } from '../../backend/calculationUrl.ts';
import { withDerivedTimeline } from '../../backend/withDerivedTimeline.ts';
import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { submit } from './submit.ts';
import type { Visit } from './Visit.ts';

/** Keep a calculation with the server's own figures (S3), tell the sales inbox, and let this visitor ask for its report (S4). */
export function roiCalculation(parts: HandlerParts): Handler<Contract['roiCalculation'], Visit> {
  const { publicUrl, cookie, clock } = parts;
  return ({ body, context: visit }) => {
    const saved = withDerivedTimeline(body, clock.now());
    const { contactName, contactEmail, companyName, calculationResults, ...rest } = saved;
    const {
      fax: _fax,
      formMilliseconds: _formMilliseconds,
      hasTrustedInput: _hasTrustedInput,
      ...inputs
    } = rest;
    const { results } = estimate(inputs);
    const computed = { inputs, results, rateCardVersion: rateCard.version };
    return submit(
      parts,
      { endpoint: 'roiCalculation', body, visit, tells: 'reportNotice' },
      {
        contactName,
        email: contactEmail,
        company: companyName,
        body: saved,
        calculation: computed,
        resultsDiffer: !isDeepStrictEqual(results, calculationResults),
      },
      ({ id, calculation }) => {
        const { rateCardVersion, results } = calculation ?? computed;
        return {
          status: 201 as const,
          body: {
            id,
            rateCardVersion,
            calculationResults: results,
            url: calculationUrl(publicUrl, id),
          },
          headers: { 'Set-Cookie': cookie.issue(id) },
        };
      },
    );
  };
}
