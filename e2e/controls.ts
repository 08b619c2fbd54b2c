import { expect, type Locator, type Page } from 'playwright/test';

/** Resolves to the position and the size of an element on the page, in pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element takes no room on the page.');
  return box;
}

/** Expects two elements not to cover each other; edges may lie on fractions of a pixel. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(Math.min(across, down), 'pixels that both take').toBeLessThan(1);
}

/** Returns how many pixels of the page are beside the screen, where it scrolls sideways. */
export function pixelsBeside(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The texts beside the heading of the inputs and in and below bars that go beyond their place. */
export const overflows = (page: Page) =>
  page
    .locator('.inputs-head, .part, .lane, .lane-notes')
    .evaluateAll((places) =>
      places
        .filter(
          (o) =>
            o.scrollWidth > o.clientWidth ||
            (o.scrollHeight > o.clientHeight && !o.matches('.inputs-head')),
        )
        .map(({ textContent }) => textContent),
    );

/** Takes the focus from the element that has it, whichever that is by then. */
export async function takeFocusAway(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** The field in which systems are typed, with their list below it. */
export const systemsField = (page: Page) =>
  page.getByRole('combobox', { name: 'Systems to connect' });

/** The list with its actions. */
export const systemsPanel = (page: Page) => page.locator('.combobox-list');

/** The chips of the chosen systems. */
export const systemChips = (page: Page) =>
  page.getByRole('list', { name: 'Selected systems' }).getByRole('button');

export const systemOptions = (page: Page) => page.getByRole('listbox').getByRole('option');

export async function openSystems(page: Page): Promise<void> {
  await systemsField(page).click();
  await expect(systemsPanel(page)).toBeVisible();
  await expect(systemOptions(page).first()).toBeVisible();
}

/** The card that offers a next step under this title. */
export const callCard = (page: Page, title: string) =>
  page.locator('.call-card', { has: page.getByRole('heading', { name: title }) });

/** The pinned scenarios, or one beside the current inputs. */
export const comparison = (page: Page) =>
  page.getByRole('region', { name: 'Scenarios side by side' });

/** Pins the current inputs. */
export const compareButton = (page: Page) =>
  page.getByRole('button', { name: /Pin to compare|A pinned|A and B pinned/ });

/** Expects the comparison to show the answers to these two scenarios. */
export async function expectCompared(page: Page, one: string, other: string): Promise<void> {
  await expect(comparison(page).getByRole('heading', { level: 3 })).toHaveText([one, other]);
}

/** Opens the table of what differs between the compared scenarios. */
export const showDifferences = (page: Page) =>
  comparison(page)
    .getByText(/^Show \d+ differences?$/)
    .click();

/** The card of tabs. */
export const tabCard = (page: Page) => page.getByRole('region', { name: 'A closer look' });

/** Chooses a tab, whose card loads when it comes near the screen. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  await tabCard(page).scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name }).click();
}

/** Chooses the tab of the assumptions, and waits for its fields. */
export async function openAssumptions(page: Page): Promise<void> {
  await chooseTab(page, 'Assumptions');
  await page.getByRole('spinbutton', { name: 'Yearly maintenance', exact: true }).waitFor();
}

/** Shows the list of the selected systems. */
export function showSystems(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Show the list' }).click();
}

/** Opens what the plan includes and the prices per user, in the tab for the CFO. */
export async function openPlans(page: Page): Promise<void> {
  await chooseTab(page, 'For your CFO');
  await page.getByText('What the plan includes, and prices per user', { exact: true }).click();
}
