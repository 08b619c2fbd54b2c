import { emptyCalculationData } from '../../contract/defaults.ts';
import type { DemoForm } from '../../contract/demoSubmission.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import type { Contract } from '../../contract/index.ts';
import { track } from '../analytics/events.ts';
import { botDetection, createRetryableSubmission, send } from '../api/post.ts';
import { HttpError } from '../api/request.ts';
import { honeypotName } from '../controls/FormFields.tsx';
import type { PassedValues } from '../controls/useSchemaForm.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { notify } from '../notifications/notifications.ts';
import { deferredDemoRequestTexts } from '../texts/deferred/requests.ts';

type Body = BodyOf<Contract['demoSubmission']>;

interface DemoContent {
  form: PassedValues<DemoForm>;
  calculationData: Body['calculationData'];
}

const submission = createRetryableSubmission(({ form, calculationData }: DemoContent): Body => {
  const { [honeypotName]: honeypot, ...fields } = form;
  return { ...fields, calculationData, ...botDetection(honeypot) };
});

/**
 * Sends a demo request and shows a notification of its success or failure.
 *
 * @returns Whether it was sent.
 */
export async function submitDemoRequest(form: PassedValues<DemoForm>): Promise<boolean> {
  const calculationData = currentCalculation();
  try {
    await send('demoSubmission', submission.get({ form, calculationData }));
  } catch (error) {
    console.error('The demo request was not accepted.', error);
    // The request looked automated; the next attempt sends new bot detection fields.
    if (error instanceof HttpError && error.status === 403) submission.reset();
    notify({ ...deferredDemoRequestTexts.failed, tone: 'destructive' });
    return false;
  }
  submission.reset();
  notify(deferredDemoRequestTexts.sent);
  track({ event: 'demo_schedule', integrationCount: calculationData.integrationCount });
  return true;
}

/**
 * Returns the visitor's calculation, or the empty one of specification 3 when there are no results.
 */
function currentCalculation(): Body['calculationData'] {
  if (!results.answer) return emptyCalculationData;
  const { deadline: _deadline, ...inputs } = currentInputs();
  return { ...inputs, calculationResults: toWireResults(results.answer.estimate.results) };
}
