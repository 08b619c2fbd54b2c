import { toWireResults } from '../../contract/estimateResults.ts';
import type { Contract } from '../../contract/index.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { calculationUrl } from '../calculationUrl.ts';
import type { Handler } from '../Handler.ts';
import { isSameData } from '../isSameData.ts';
import type { Ports } from '../ports.ts';
import { addCalculationId } from '../sessionCookie.ts';
import { withDerivedTimeline } from '../withDerivedTimeline.ts';
import { submit } from './submit.ts';

/**
 * Saves a calculation with results computed here (S3), notifies the sales inbox, and lets this
 * visitor request the report (S4).
 */
export function roiCalculation(ports: Ports): Handler<Contract['roiCalculation']> {
  return ({ body, context }) => {
    const saved = withDerivedTimeline(body, ports.clock.now());
    const { contactName, contactEmail, companyName, calculationResults, ...rest } = saved;
    const {
      fax: _fax,
      formMilliseconds: _formMilliseconds,
      hasTrustedInput: _hasTrustedInput,
      ...inputs
    } = rest;
    const results = toWireResults(estimate(inputs).results);
    const computed = { inputs, results, rateCardVersion: rateCard.version };
    return submit(
      ports,
      { endpoint: 'roiCalculation', body, context, messageKind: 'reportNotice' },
      {
        contactName,
        email: contactEmail,
        company: companyName,
        body: saved,
        calculation: computed,
        resultsDiffer: !isSameData(results, calculationResults),
      },
      ({ id, calculation }) => {
        addCalculationId(context.sessionCookie, id, ports.clock.now());
        const { rateCardVersion, results } = calculation ?? computed;
        return {
          status: 201 as const,
          body: {
            id,
            rateCardVersion,
            calculationResults: results,
            url: calculationUrl(ports.publicUrl, id),
          },
        };
      },
    );
  };
}
