import { expect, type Locator, type Page } from 'playwright/test';

/** Resolves to the position and the size of an element on the page, in pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element takes no room on the page.');
  return box;
}

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
