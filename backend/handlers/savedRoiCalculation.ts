import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { Contract } from '../../contract/index.ts';
import { problem } from '../../contract/problem.ts';
import type { Handler } from '../Handler.ts';
import type { Ports } from '../ports.ts';

/** Returns a saved calculation: inputs, results and version, never a name or an address (S1). */
export function savedRoiCalculation({ store }: Ports): Handler<Contract['savedRoiCalculation']> {
  return async ({ params: { id } }) => {
    const calculation = (await store.lead(id))?.calculation;
    if (!calculation) return problem(404, refusalDetails.unknownId);
    const { inputs, results, rateCardVersion } = calculation;
    return {
      status: 200,
      body: {
        id,
        rateCardVersion,
        inputs,
        calculationResults: results,
        isReportSent: await isReportSent(id),
      },
    };
  };

  /** A quarantined report has no message, and a dead or bounced message was not delivered. */
  async function isReportSent(calculationId: string): Promise<boolean> {
    const report = await store.reportOf(calculationId);
    const messages = report ? await store.messagesOf(report.id) : [];
    return messages.some(({ state }) => state !== 'dead' && state !== 'bounced');
  }
}
