import { expect, test } from 'vitest';
import { needsAssessment } from '../systemIds.ts';
import { googleCertificationWarning, unlistedSystemsText } from './systemTexts.ts';

test('Google’s systems need an assessment, and no others', () => {
  for (const id of ['gmail', 'google-drive', 'google-sheets']) {
    expect(needsAssessment(id)).toBe(true);
  }
  for (const id of ['slack', 'google', '', 'Gmail']) {
    expect(needsAssessment(id)).toBe(false);
  }
});

test('systems that are not on the rate card are named with what to ask (E32)', () => {
  const slack = { name: 'Slack', complexity: 'Standard' };
  const named = (name: string) => ({ name, complexity: null });
  expect(unlistedSystemsText([slack])).toBe('');
  expect(unlistedSystemsText([slack, named('SAP')])).toBe(
    'SAP is not on the rate card, so its complexity and review are not known. Ask the provider whether it has a connector.',
  );
  expect(unlistedSystemsText([named('SAP'), named('Zulip')])).toContain(
    'SAP and Zulip are not on the rate card, so their complexity',
  );
});

test('the warning is that of decision P8', () => {
  expect(googleCertificationWarning).toBe(
    "Google's restricted scopes require verification and a yearly security assessment: budget from $10K",
  );
});
