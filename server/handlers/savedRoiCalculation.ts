import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import { refuse } from '../../contract/problem.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import type { HandlerParts } from './HandlerParts.ts';
import type { Visit } from './Visit.ts';

/** Read a calculation back: inputs, results and version, never a name or an address (S1). */
export function savedRoiCalculation({
  store,
}: HandlerParts): Handler<Contract['savedRoiCalculation'], Visit> {
  return async ({ params }) => {
    const calculation = (await store.record(params.id))?.calculation;
    if (!calculation) return refuse(404, refusalDetails.unknownId);
    const { inputs, results, rateCardVersion } = calculation;
    return {
      status: 200,
      body: { id: params.id, rateCardVersion, inputs, calculationResults: results },
    };
  };
}
