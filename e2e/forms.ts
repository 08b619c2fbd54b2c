import { expect, type Page } from 'playwright/test';

export const reportForm = (page: Page) =>
  page.getByRole('region', { name: 'Get Detailed ROI Report' });

/** Fills in the report form and consents. */
export async function fillReportForm(page: Page, email: string, name = 'Ada Byron') {
  const form = reportForm(page);
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Business email').fill(email);
  await form.getByLabel('Company').fill('Analytical Engines');
  await form.getByRole('checkbox').check();
}

export const sendReportButton = (page: Page) =>
  reportForm(page).getByRole('button', { name: 'Send to My Inbox' });

export async function requestReport(page: Page, email: string): Promise<void> {
  await fillReportForm(page, email);
  await sendReportButton(page).click();
}

/** Requests a report and waits until it is sent; each one asks again for the consent. */
export async function sendReport(page: Page, email: string): Promise<void> {
  await requestReport(page, email);
  await reportForm(page).getByRole('checkbox', { checked: false }).waitFor();
  await seeSent(page, email);
}

/** Waits for what the form says of a sent report, and for the buttons that come with it. */
export async function seeSent(page: Page, email: string): Promise<void> {
  await reportForm(page).getByText(`Sent to ${email}`).waitFor();
  await reportForm(page).getByRole('button', { name: 'Download CSV' }).waitFor();
}

export const demoDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a demo' });

export const requestDemoButton = (page: Page) =>
  demoDialog(page).getByRole('button', { name: 'Request Demo' });

/** A valid text for each required field of the form, by label. */
export const demoTexts = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Company name': 'Analytical Engines',
  'Business email': 'ada@example.com',
};

export async function openDemoDialog(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' }).click();
  await expect(demoDialog(page).getByLabel('First name')).toBeVisible();
}

/**
 * Fills in the form and consents.
 *
 * @param texts - By the label of their field.
 */
export async function fillDemoForm(
  page: Page,
  texts: Record<string, string> = demoTexts,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await demoDialog(page).getByLabel(label, { exact: true }).fill(text);
  }
  await demoDialog(page).getByRole('checkbox').check();
}

export async function requestDemo(page: Page): Promise<void> {
  await openDemoDialog(page);
  await fillDemoForm(page);
  await requestDemoButton(page).click();
}
