import type { Page } from 'playwright/test';

/** The fields of the report form. */
export const reportForm = (page: Page) =>
  page.getByRole('region', { name: 'Get Detailed ROI Report' });

/** Fills in the form for an address and submits it. */
export async function requestReport(page: Page, email: string): Promise<void> {
  const form = reportForm(page);
  await form.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await form.getByLabel('Business email').fill(email);
  await form.getByLabel('Company').fill('Analytical Engines');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send to My Inbox' }).click();
}

/**
 * Requests a report and waits until the page says that it was sent. A former report's message looks
 * the same, so the wait is for the consent as well, which each report asks for again.
 */
export async function sendReport(page: Page, email: string): Promise<void> {
  await requestReport(page, email);
  const form = reportForm(page);
  await form.getByRole('checkbox', { checked: false }).waitFor();
  await form.getByText(`Sent to ${email}`).waitFor();
}
