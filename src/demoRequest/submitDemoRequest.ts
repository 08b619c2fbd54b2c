import { emptyCalculationData } from '../../contract/defaults.ts';
import { DemoForm } from '../../contract/demoSubmission.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { track } from '../analytics/track.ts';
import { tell } from '../api/call.ts';
import { createSubmission } from '../api/submission.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { notify } from '../notifications/notifications.ts';
import { requestMessages } from '../requestMessages.ts';
import type { DemoAnswers } from './draft.ts';

const { demoRequest: words } = requestMessages;

type Body = BodyOf<Contract['demoSubmission']>;

interface Said {
  answers: DemoAnswers;
  calculationData: Body['calculationData'];
}

const submission = createSubmission(({ answers: { fax, ...form }, calculationData }: Said) => {
  const body: Body = {
    ...DemoForm.parse(form),
    calculationData,
    formMilliseconds: Math.round(performance.now()),
  };
  return fax ? { ...body, fax } : body;
});

/** Send a demo request that the form has passed; tells the visitor how it went, and the caller whether it was sent. */
export async function submitDemoRequest(answers: DemoAnswers): Promise<boolean> {
  const calculationData = calculationAtHand();
  try {
    await tell('demoSubmission', submission.of({ answers, calculationData }));
  } catch (error) {
    console.error('The demo request was not accepted.', error);
    notify({ ...words.failed, tone: 'destructive' });
    return false;
  }
  submission.settle();
  notify(words.sent);
  track({ event: 'demo_schedule', integrationCount: calculationData.integrationCount });
  return true;
}

/** The visitor's calculation; the empty one of specification 3 where nothing could be computed. */
function calculationAtHand(): Body['calculationData'] {
  if (!results.answer) return emptyCalculationData;
  const { deadline: _deadline, ...inputs } = currentInputs();
  return { ...inputs, calculationResults: results.answer.estimate.results };
}
