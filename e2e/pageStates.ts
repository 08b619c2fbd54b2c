import { type Calculator, expect, hold } from './calculator.ts';
import { chooseTab, openAssumptions, openPlans, showSystems, systemsField } from './controls.ts';
import {
  demoDialog,
  openDemoDialog,
  reportForm,
  requestDemo,
  requestDemoButton,
  requestReport,
  sendReportButton,
} from './forms.ts';

interface PageState {
  name: string;
  /** The only element that is not as in an earlier state; by default the whole page. */
  added?: string;
  reach: () => Promise<void>;
  leave?: () => Promise<void>;
}

/**
 * Lists the states of one visit, each of which begins where the one before it ends. The order is
 * such that no state hides or changes what a later one is there to show.
 */
export function statesOfVisit(calculator: Calculator): PageState[] {
  const { page } = calculator;
  const pressEscape = () => page.keyboard.press('Escape');
  let releaseReport = () => {};
  return [
    {
      name: 'as it opens',
      // With its typeface: while texts take it on, a figure can move between press and release.
      reach: () => page.locator('body[data-typeface]').waitFor(),
    },
    {
      name: 'help open',
      added: ':popover-open',
      async reach() {
        await page.getByRole('button', { name: 'Help: Monthly Maintenance' }).click();
        await expect(
          page.getByText('Assumes 8 hours per month per average integration.'),
        ).toBeVisible();
      },
      leave: pressEscape,
    },
    {
      name: 'derivation open',
      added: ':popover-open',
      async reach() {
        await calculator.figure('Initial Total').getByRole('button').click();
        await expect(page.getByRole('dialog')).toContainText('$43,780');
      },
      leave: pressEscape,
    },
    {
      name: 'systems list that offers a typed name',
      added: '.combobox-list',
      async reach() {
        await systemsField(page).fill('zzz');
        await expect(page.getByRole('option', { name: 'Add “zzz”' })).toBeVisible();
      },
      leave: pressEscape,
    },
    {
      name: 'systems list without a match',
      added: '.combobox-list',
      async reach() {
        await systemsField(page).fill('???');
        await expect(page.getByText('A name has 1 to 40 letters')).toBeVisible();
      },
      leave: pressEscape,
    },
    {
      name: 'systems list open',
      async reach() {
        await systemsField(page).click();
        await page.getByRole('option', { name: 'Slack' }).click();
        await page.getByRole('option', { name: 'Gmail' }).click();
      },
      leave: pressEscape,
    },
    {
      name: 'calendar open',
      added: '.panel[role=dialog]',
      async reach() {
        await page.getByRole('button', { name: /^Target date/ }).click();
        await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
      },
      leave: pressEscape,
    },
    {
      name: 'assumptions and evidence open',
      async reach() {
        await openAssumptions(page);
        await page.getByLabel('Discount on the embedded plan').fill('120');
        await expect(page.getByText('Enter a number from 0 to 100.')).toBeVisible();
        await page.getByLabel('Yearly price rise of the embedded plan').fill('7');
        await showSystems(page);
        await page.getByText('Evidence for the figures of Slack').click();
        await expect(page.getByText('Listing gate: only a listing')).toBeVisible();
      },
      async leave() {
        await page.getByRole('radio', { name: 'Rate card' }).check({ force: true });
      },
    },
    {
      name: 'finance figures and plans open',
      added: '.closer-look',
      async reach() {
        await openPlans(page);
        await expect(page.getByText('Net present value of embedding')).toBeVisible();
        await expect(page.locator('.plan').first()).toBeVisible();
      },
    },
    {
      name: 'forecast as a table',
      added: '.closer-look',
      async reach() {
        await chooseTab(page, 'Forecast');
        await page.getByRole('button', { name: 'Show as table' }).click();
        await expect(page.locator('.cost-table')).toBeVisible();
      },
    },
    {
      name: 'demo dialog open',
      added: '.dialog',
      reach: () => openDemoDialog(page),
    },
    {
      name: 'demo dialog with errors',
      added: '.dialog',
      async reach() {
        await demoDialog(page).getByLabel('Business email').fill('ada@');
        await requestDemoButton(page).click();
        await expect(page.getByText('Please enter a valid email')).toBeVisible();
      },
      leave: pressEscape,
    },
    {
      name: 'report form with errors',
      added: '#detailed-roi-form',
      async reach() {
        await reportForm(page).getByRole('checkbox').check();
        await sendReportButton(page).click();
        await expect(page.getByText('Company is required')).toBeVisible();
      },
    },
    {
      name: 'report on its way',
      added: '#detailed-roi-form',
      async reach() {
        releaseReport = await hold(page, /\/api\/webhook\/contact-form$/);
        await requestReport(page, 'ada@example.com');
        await expect(page.getByText('Step 3 of 4')).toBeVisible();
      },
    },
    {
      name: 'report sent',
      async reach() {
        releaseReport();
        await expect(page.getByText('Sent to ada@example.com')).toBeVisible();
      },
      // The toast stays while the pointer rests on it, and may cover the next dialog's button.
      async leave() {
        await page.keyboard.press('F8');
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'toast up',
      added: '.notification',
      async reach() {
        calculator.expectedErrors.push(/The demo request was not accepted/);
        await page.route('**/api/demo-submission', (route) => route.abort());
        await requestDemo(page);
        // A toast stays for as long as the pointer rests on it.
        await page.getByText('Ошибка отправки').hover();
      },
    },
  ];
}

/** Chooses something in every control and opens every part of the page. */
export async function chooseEverything(calculator: Calculator): Promise<void> {
  const { page } = calculator;
  await calculator.slide('Number of integrations', 1);
  await calculator.selectSystems('Salesforce', 'Gmail');
  await page.getByRole('button', { name: /^Target date/ }).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await calculator.chooseRegion('custom');
  await page.getByLabel('Your hourly rate').fill('600');
  await expect(page.getByText('Usual rates are')).toBeVisible();
  // Parts of the page arrive when they come near the screen.
  await page.evaluate(async () => {
    // One that has loaded may replace itself.
    for (const section of document.querySelectorAll('section')) {
      section.scrollIntoView();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(reportForm(page).getByLabel('Company')).toBeVisible();
  await showSystems(page);
  await openPlans(page);
  const closed = page.locator('details:not([open]) > summary').filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
}
