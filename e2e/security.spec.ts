import type { Page } from 'playwright/test';
import { contract } from '../contract/index.ts';
import { recordedMailsTo } from '../testing/serverProcess.ts';
import { expect, holdScript, test } from './calculator.ts';
import {
  demoDialog,
  openDemoDialog,
  reportForm,
  requestDemoButton,
  sendReportButton,
} from './forms.ts';

/** Records violations of the page's content security policy from its first byte. */
async function violations(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellViolation', (words: string) => void seen.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample } = violation;
      (window as unknown as { tellViolation(words: string): void }).tellViolation(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return seen;
}

test('the page, its worker and its forms stay within the content security policy; without a configured tracker there is no consent bar and no request to another host; an injected script does not run', async ({
  calculator,
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  const seen = await violations(page);
  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  await calculator.chooseRegion('us');
  await calculator.selectSystems('Gmail', 'Slack');
  await openDemoDialog(page);
  expect(seen).toEqual([]);
  await expect(page.getByRole('region', { name: 'Tracking choice' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tracking choice' })).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(foreign).toEqual([]);

  calculator.expectedErrors.push(/Trusted/);
  const outcome = await page.evaluate(() => {
    const tried: string[] = [];
    const attempt = (name: string, work: () => void) => {
      try {
        work();
        tried.push(`${name} passed`);
      } catch (error) {
        tried.push(`${name} ${(error as Error).name}`);
      }
    };
    attempt('innerHTML', () => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.injected=1">';
    });
    attempt('foreign script', () => {
      document.createElement('script').src = 'https://evil.example/x.js';
    });
    attempt('foreign worker', () => void new Worker('https://evil.example/x.js'));
    return tried;
  });
  expect(outcome).toEqual([
    'innerHTML TypeError',
    'foreign script TypeError',
    'foreign worker TypeError',
  ]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(seen.length).toBeGreaterThan(0);
});

const consent = (page: Page) => reportForm(page).getByRole('checkbox');

/** Fixes the page's clock at 1.5 seconds after it was opened. */
async function fixPageAge(page: Page): Promise<void> {
  await page.evaluate(() => {
    performance.now = () => 1500;
  });
}

const reportTexts = (email: string) =>
  Object.entries({ Name: 'Ada King', 'Business email': email, Company: 'Analytical Engines' });

/**
 * Fills in the report form as autofill does: one trusted input event per field, no pointer, no key.
 */
async function autofill(page: Page, email: string): Promise<void> {
  for (const [label, text] of reportTexts(email)) {
    await reportForm(page).getByLabel(label, { exact: true }).fill(text);
  }
}

/** Fills in the report form without a trusted event, as a script or a restored tab does. */
async function fillByScript(page: Page, email: string): Promise<void> {
  for (const [label, text] of reportTexts(email)) {
    const field = reportForm(page).getByLabel(label, { exact: true });
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  }
}

/** Consents and submits without a trusted pointer or key event. */
async function submitByScript(page: Page): Promise<void> {
  await consent(page).evaluate((checkbox: HTMLInputElement) => checkbox.click());
  await expect(sendReportButton(page)).toBeEnabled();
  await sendReportButton(page).evaluate((submit: HTMLButtonElement) => submit.click());
}

async function expectReportSent(page: Page, email: string, dataDir: string): Promise<void> {
  await expect(reportForm(page).getByText(`Sent to ${email}`)).toBeVisible();
  await expect.poll(() => recordedMailsTo(email, dataDir)).toHaveLength(1);
}

const people: Record<string, (page: Page, email: string) => Promise<void>> = {
  async 'autofill and a pointer'(page, email) {
    await autofill(page, email);
    await consent(page).check();
    await sendReportButton(page).click();
  },
  async 'a restored tab and a pointer'(page, email) {
    await fillByScript(page, email);
    await consent(page).check();
    await sendReportButton(page).click();
  },
  async 'a restored tab and the keyboard'(page, email) {
    await fillByScript(page, email);
    await consent(page).press('Space');
    // The form's code arrives with its first focus; a disabled button takes no key.
    await expect(sendReportButton(page)).toBeEnabled();
    await sendReportButton(page).press('Enter');
  },
  async 'autofill that submits by itself'(page, email) {
    await autofill(page, email);
    await submitByScript(page);
  },
};

test('a report requested within two seconds by a person is mailed @night', async ({
  calculator,
  page,
  server,
}) => {
  test.slow();
  for (const [index, [name, send]] of Object.entries(people).entries()) {
    await test.step(name, async () => {
      const email = `person${index}@example.com`;
      await page.goto('about:blank');
      await calculator.open();
      await fixPageAge(page);
      await send(page, email);
      await expectReportSent(page, email, server.dataDir);
    });
  }
});

test('autofill before the page has its script counts, and is asked about @night', async ({
  page,
  server,
}) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await autofill(page, 'early@example.con');
  await release();
  await expect(page.getByText('Did you mean early@example.com?')).toBeVisible();
  await fixPageAge(page);
  await submitByScript(page);
  await expectReportSent(page, 'early@example.con', server.dataDir);
});

test('a script that sends the report form at once is refused, nothing is mailed, and a person who then presses the button is mailed', async ({
  calculator,
  page,
  server,
}) => {
  calculator.expectedErrors.push(/The calculation was not saved.*403: .*looks automated/s);
  await calculator.open();
  await fixPageAge(page);
  await fillByScript(page, 'script@example.com');
  await submitByScript(page);
  await expect(page.getByText('Failed to save your calculation. Please try again.')).toBeVisible();
  await expect(page.getByText(/has been saved|has been sent|Sent to/)).toHaveCount(0);
  expect(await recordedMailsTo('script@example.com', server.dataDir)).toEqual([]);

  await sendReportButton(page).click();
  await expectReportSent(page, 'script@example.com', server.dataDir);
});

test('a report form with a filled honeypot is refused, and that of each form is out of reach for autofill, focus and assistive technology @night', async ({
  calculator,
  page,
  server,
}) => {
  calculator.expectedErrors.push(/The calculation was not saved.*403: .*looks automated/s);
  await calculator.open();
  await autofill(page, 'honeypot@example.com');
  await reportForm(page)
    .locator('input[name=remarks]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'Cheap watches';
    });
  await consent(page).check();
  await sendReportButton(page).click();
  await expect(page.getByText('Failed to save your calculation. Please try again.')).toBeVisible();
  expect(await recordedMailsTo('honeypot@example.com', server.dataDir)).toEqual([]);

  await openDemoDialog(page);
  const honeypots = page.locator('input[name=remarks]');
  await expect(honeypots).toHaveCount(2);
  for (const honeypot of await honeypots.all()) {
    await expect(honeypot).not.toBeEditable();
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
  }
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
});

test('a script that requests a demo at once is refused; a person who then presses the button is not @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/The demo request was not accepted/);
  await calculator.open();
  await fixPageAge(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Schedule Demo' })
    .evaluate((opener: HTMLButtonElement) => opener.click());
  await expect(demoDialog(page)).toBeVisible();
  await demoDialog(page).evaluate((box) => {
    // React takes the value from the prototype's setter alone.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const name of ['firstName', 'lastName', 'companyName', 'email']) {
      const input = box.querySelector<HTMLInputElement>(`[name=${name}]`);
      set?.call(input, 'ada@example.com');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    box.querySelector<HTMLInputElement>('[name=privacyAgreed]')?.click();
  });
  const submit = requestDemoButton(page);
  const replies = page.waitForResponse(`**${contract.demoSubmission.path}`);
  await submit.evaluate((element: HTMLButtonElement) => element.click());
  expect((await replies).status()).toBe(403);
  await expect(page.getByRole('alert').getByText('Ошибка отправки')).toBeVisible();
  await expect(demoDialog(page)).toBeVisible();

  await submit.click();
  await expect(page.getByRole('status').getByText('Успешно отправлено!')).toBeVisible();
  await expect(demoDialog(page)).toBeHidden();
});
