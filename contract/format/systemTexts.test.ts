import { expect, test } from 'vitest';
import { googleCertificationWarning, needsGoogleCertification } from './systemTexts.ts';

test('Google’s systems need its certification, and no others', () => {
  for (const id of ['gmail', 'google-drive', 'google-sheets']) {
    expect(needsGoogleCertification(id)).toBe(true);
  }
  for (const id of ['slack', 'google', '', 'Gmail']) {
    expect(needsGoogleCertification(id)).toBe(false);
  }
});

test('the warning is that of decision P8', () => {
  expect(googleCertificationWarning).toBe(
    "Google's restricted scopes require verification and a yearly security assessment: budget from $10K",
  );
});
