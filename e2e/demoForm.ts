import { expect, type Page } from 'playwright/test';

/** The dialog with the form of a demo request. */
export const demoDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a demo' });

/** The button that submits the form. */
export const requestDemoButton = (page: Page) =>
  demoDialog(page).getByRole('button', { name: 'Request Demo' });

/** A valid text for each required field of the form, by label. */
export const demoTexts = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Company name': 'Analytical Engines',
  'Business email': 'ada@example.com',
};

/** Opens the dialog from the page's header. */
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
