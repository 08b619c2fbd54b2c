import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay } from '../../contract/format/phrases.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { aLead, calculationOf } from '../../testing/leads.ts';
import { submissions } from '../../testing/submissions.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { mailOf } from './Mail.ts';
import { noticeCase } from './noticeCase.ts';
import { askedCase, salesNotice } from './salesNotice.ts';

/** Ten leads that were drawn once; every second one is a demo request. */
const drawn = fc.sample(calculatorInputs, { seed: 65, numRuns: 10 }).map((inputs, index) => {
  const isDemo = index % 2 === 1;
  const body = submissions.demoSubmission({ calculationData: inputs });
  const email = `ada@company${index}.example`;
  const calculation = calculationOf(inputs);
  const sent = { company: `Company ${index}`, email, calculation };
  const lead = aLead(isDemo ? { ...sent, endpoint: 'demoSubmission', body } : sent);
  return { inputs, lead, isDemo };
});

test.each(drawn)(
  'notice %# alone says company, case, urgency and next step',
  ({ inputs, lead, isDemo }) => {
    const asked = askedCase(lead);
    const draft = salesNotice(lead, asked && noticeCase(asked), {
      to: 'sales@roi.example',
      publicUrl: new URL('https://roi.example'),
      timeZone: 'UTC',
      earlier: [],
      now: lead.receivedAt,
    });
    const { subject, text } = mailOf(draft, { id: 'x', from: { email: 'a@b.example', name: '' } });
    const { effectiveCount: count } = estimate(inputs);
    expect(subject).toMatch(
      new RegExp(
        `^(Demo for )?${lead.company}: ${count} integrations?, .*(less|same cost|not live in-house)`,
      ),
    );
    expect(subject.startsWith('Demo for ')).toBe(isDemo);
    const [top = ''] = text.split('Open the calculation:');
    expect(top).toContain(`Who: Ada Lovelace, ${lead.company}; ${lead.email}\n`);
    expect(top).toMatch(/(Cost|Spent) after 36 months: \$[\d,]+ in-house.*, \$[\d,]+ embedded/);
    expect(top).toMatch(
      inputs.deadline
        ? new RegExp(`Meeting the target date: ${formatDay(inputs.deadline)}`)
        : /Target date: The visitor named none\./,
    );
    const step = isDemo ? 'Agree on a time for the demo.' : 'Ask which questions are left.';
    expect(top).toContain(`Next step: ${step} A reply to this mail goes to ${lead.email}.\n`);
    expect(text).toMatch(/Open the calculation:\nhttps:\/\/roi\.example\//);
  },
);
