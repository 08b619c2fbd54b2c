import type { Locator } from 'playwright/test';
import { contract } from '../contract/index.ts';
import { expect, test } from './calculator.ts';
import { boxOf, callCard } from './controls.ts';
import {
  demoDialog,
  demoTexts,
  fillDemoForm,
  fillReportForm,
  openDemoDialog,
  reportForm,
  requestDemoButton,
  sendReportButton,
} from './forms.ts';

const path = contract.demoSubmission.path;

test('the dialog opens from the header and from the card in the results, takes the focus and gives it back, and Tab stays inside it', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const openers = page.getByRole('button', { name: /^Schedule (a )?demo$/i });
  await expect(openers).toHaveCount(2);
  await expect(callCard(page, 'Ready to Get Started?').getByRole('button')).toHaveText(
    'Schedule Demo',
  );
  for (const opener of await openers.all()) {
    await opener.click();
    await expect(demoDialog(page)).toBeVisible();
    expect(await demoDialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await expect(demoDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }

  await openers.first().press('Enter');
  await expect(demoDialog(page)).toBeVisible();
  const reached = new Set<string>();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const isInside = focused?.closest('[role="dialog"]') != null;
      return isInside ? (focused?.getAttribute('name') ?? focused?.textContent) : 'outside';
    });
    reached.add(name ?? '');
  }
  expect(reached).not.toContain('outside');
  expect([...reached]).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'companyName', 'website', 'email']),
  );
});

test('the dialog is within the screen at every width, at most 900 wide, and scrolls to its button @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openDemoDialog(page);
  const frame = page.locator('.dialog-frame');
  const widthOf = async () => (await boxOf(frame)).width;
  for (const [width, expected] of [
    [1280, 900],
    [800, 720],
    [400, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(widthOf, `on ${width} pixels`).toBeCloseTo(expected, -1);
  }

  await page.setViewportSize({ width: 1280, height: 400 });
  await expect.poll(async () => (await boxOf(frame)).height).toBeCloseTo(360, -1);
  expect(await frame.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await requestDemoButton(page).scrollIntoViewIfNeeded();
  await expect(requestDemoButton(page)).toBeInViewport();
});

test('missing and invalid fields are named in the words of the specification, and nothing typed is lost', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  let isSent = false;
  await page.route(`**${path}`, (route) => {
    isSent = true;
    return route.continue();
  });
  await openDemoDialog(page);
  const firstField = demoDialog(page).getByLabel('First name');
  const { y } = await boxOf(firstField);
  await requestDemoButton(page).click();
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Company name', 'Company name is required'],
    ['Business email', 'Business email is required'],
  ] as const) {
    const field = demoDialog(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(demoDialog(page).getByRole('checkbox')).toHaveAccessibleDescription(
    'You must agree to the privacy policy',
  );
  await expect(firstField).toBeFocused();
  expect((await boxOf(firstField)).y, 'stays where it is while the form gets longer').toBe(y);
  await expect(demoDialog(page).getByLabel('Website')).not.toHaveAttribute('aria-invalid');

  await fillDemoForm(page, { ...demoTexts, 'Business email': 'ada at example' });
  await requestDemoButton(page).click();
  const email = demoDialog(page).getByLabel('Business email');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada at example');
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(isSent).toBe(false);

  await page.keyboard.press('Escape');
  await expect(demoDialog(page)).toBeHidden();
  await openDemoDialog(page);
  await expect(demoDialog(page).getByLabel('Company name'), 'is still there').toHaveValue(
    'Analytical Engines',
  );
});

test('a likely typing error of the address is asked about, in both forms, and corrected by a press @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await fillReportForm(page, 'ada@gmial.com');
  const ofReport = reportForm(page).getByLabel('Business email');
  const correction = (where: Locator) => where.getByRole('button', { name: 'ada@gmail.com' });
  await expect(reportForm(page).locator('[aria-live]', { hasText: 'Did you mean' })).toHaveText(
    'Did you mean ada@gmail.com?',
  );
  await expect(sendReportButton(page), 'it is not refused').toBeEnabled();
  await calculator.open();
  await ofReport.click();
  await expect(ofReport, 'the draft').toHaveValue('ada@gmial.com');
  await correction(reportForm(page)).click();
  await expect(ofReport).toHaveValue('ada@gmail.com');
  await expect(ofReport).toBeFocused();
  await expect(reportForm(page).getByText('Did you mean')).toBeHidden();
  await openDemoDialog(page);
  await fillDemoForm(page, { ...demoTexts, 'Business email': 'ada@gmail.con' });
  await correction(demoDialog(page)).click();
  await requestDemoButton(page).click();
  await expect(demoDialog(page)).toBeHidden();
  await expect(page.getByText('will contact you at ada@gmail.com').first()).toBeVisible();
});

test('a request carries the form and the calculation, closes the dialog and empties the form', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  await calculator.selectSystems('Slack');
  await openDemoDialog(page);
  await fillDemoForm(page, { ...demoTexts, Website: 'no address at all' });
  const arrival = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const letters = page.waitForResponse(/inter-cyrillic/);
  const responses = page.waitForResponse(`**${path}`);
  await requestDemoButton(page).click();
  await expect(demoDialog(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  arrival.resolve();
  const response = await responses;
  expect(response.status()).toBe(202);
  const body = response.request().postDataJSON();
  expect(contract.demoSubmission.body.safeParse(body).error).toBeUndefined();
  expect(body).toEqual({
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: 'Analytical Engines',
    website: 'no address at all',
    email: 'ada@example.com',
    privacyAgreed: true,
    calculationData: {
      timeline: 6,
      integrationCount: 12,
      selectedSystems: ['slack'],
      developerCount: '1-2',
      developerCountNumber: 2,
      devTimePercentage: 30,
      region: 'eu',
      customHourlyRate: null,
      assumptions: null,
      calculationResults: {
        inHouse: {
          development: 76_211.85,
          testing: 29_312.25,
          documentation: 11_724.9,
          initialTotal: 117_249,
          maintenance: 6380,
        },
        albato: { setup: 1800, monthly: 1499, initialTotal: 19_788 },
        savings: { absolute: 97_461, percentage: 83, monthlyMaintenance: 4881 },
      },
    },
    attribution: { first: { landing_path: '/' }, last: { landing_path: '/' } },
    hasTrustedInput: true,
    formMilliseconds: expect.any(Number),
    consentVersion: '2026-11',
  });
  await expect(page.getByRole('status').getByText('Успешно отправлено!')).toBeVisible();
  await expect(
    page.getByText('Ваша заявка на демо получена. Мы свяжемся с вами в ближайшее время.'),
  ).toBeVisible();
  await expect(page.locator('[lang="ru"]')).toContainText('Успешно');
  expect((await letters).ok(), 'the letters of the notification are fetched').toBe(true);
  await expect(demoDialog(page)).toBeHidden();
  const lasting = page.getByText('Your demo request was received.');
  await expect(lasting).toHaveCount(2);
  for (const line of await lasting.all()) {
    await expect(line).toBeVisible();
    await expect(line).toContainText('ada@example.com');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const line of await lasting.all()) await expect(line).toBeVisible();
  await openDemoDialog(page);
  await expect(demoDialog(page).getByLabel('First name')).toHaveValue('');
  await expect(demoDialog(page).getByRole('checkbox')).not.toBeChecked();
});

test('details typed for the report are in the form, and a sent request offers the calendar of the response (P12) @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await fillReportForm(page, 'ada@example.com');
  const bookingUrl = 'https://calendar.example/demo?name=Ada';
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 202, json: { id: 'x', bookingUrl } }),
  );
  await openDemoDialog(page);
  const dialog = demoDialog(page);
  for (const [label, text] of Object.entries(demoTexts)) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await expect(dialog, 'nothing was calculated').not.toContainText('estimate');
  await page.keyboard.press('Escape');
  await calculator.slide('Number of integrations', 12);
  await openDemoDialog(page);
  await expect(dialog).toContainText('The specialist has your estimate at hand');
  await dialog.getByRole('checkbox').check();
  await requestDemoButton(page).click();
  const links = page.getByRole('link', { name: 'Choose a time' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', bookingUrl);
});

test('after a refusal and without a network the dialog stays with all that was typed, and sends it again under the same key @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/The demo request was not accepted/);
  await calculator.open();
  await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await openDemoDialog(page);
  await fillDemoForm(page);
  const press = async () => {
    const [request] = await Promise.all([
      page.waitForRequest(`**${path}`),
      requestDemoButton(page).click(),
    ]);
    return { key: request.headers()['idempotency-key'], body: request.postData() };
  };
  const alert = page.getByRole('alert');
  const expectFailure = async () => {
    await expect(alert.getByText('Ошибка отправки')).toBeVisible();
    await expect(
      alert.getByText('Попробуйте отправить форму позже или свяжитесь с нами напрямую.'),
    ).toBeVisible();
    await expect(demoDialog(page)).toBeVisible();
    for (const [label, text] of Object.entries(demoTexts)) {
      await expect(demoDialog(page).getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(demoDialog(page).getByRole('checkbox')).toBeChecked();
    await expect(demoDialog(page).getByRole('alert')).toHaveText(
      'Your request was not sent. Please try again later, or contact the provider directly.',
    );
    await expect(requestDemoButton(page)).toBeFocused();
  };
  const refused = await press();
  await expectFailure();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(alert.getByText('Ошибка отправки')).toBeHidden();

  await page.route(`**${path}`, (route) => route.abort());
  expect(await press()).toEqual(refused);
  await expectFailure();

  await page.unroute(`**${path}`);
  expect(await press()).toEqual(refused);
  await expect(demoDialog(page)).toBeHidden();
});
