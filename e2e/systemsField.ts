import { expect, type Page } from 'playwright/test';

/** The button that names the selected systems and opens their list. */
export const systemsField = (page: Page) =>
  page.getByRole('button', { name: /^Systems to connect/ });

/** The panel with the filter and the list. */
export const systemsPanel = (page: Page) =>
  page.getByRole('dialog', { name: 'Systems to connect' });

/** The systems in the list. */
export const systemOptions = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Opens the list of systems. */
export async function openSystems(page: Page): Promise<void> {
  await systemsField(page).click();
  await expect(systemsPanel(page)).toBeVisible();
  await expect(systemOptions(page).first()).toBeVisible();
}
