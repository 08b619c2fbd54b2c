import type { Locator, Page } from 'playwright/test';
import { Calculator } from './calculator.ts';
import { openPlans } from './controls.ts';

export const forecastFile = /Forecast\..*\.js$/;
export const forecast = (page: Page) =>
  page.getByRole('region', { name: '36-month cost forecast' });

/**
 * The parts that load on demand: how a visitor requests one, what shows that it failed, and what
 * shows that it loaded.
 */
export const lazyParts: Record<
  string,
  {
    file: RegExp;
    ask: (page: Page) => Promise<void>;
    requestAgain?: (page: Page) => Promise<void>;
    failure: RegExp;
    shown: (page: Page) => Locator;
  }
> = {
  'the demo dialog': {
    file: /DemoDialog.*\.js$/,
    ask: (page) => page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' }).click(),
    failure: /We couldn’t load this part of the page/,
    shown: (page) => page.getByRole('dialog', { name: 'Schedule a demo' }),
  },
  'the calendar, its style alone': {
    file: /CalendarPanel.*\.css$/,
    ask: (page) => page.getByRole('button', { name: /Target date/ }).click(),
    failure: /This could not be loaded/,
    shown: (page) => page.getByRole('dialog', { name: 'Target date' }),
  },
  'a derivation': {
    file: /Derivation.*\.js$/,
    ask: pressInitialTotal,
    failure: /This could not be loaded/,
    shown: (page) => page.getByRole('dialog', { name: /Initial Total/ }),
  },
  'the words of a derivation, which the worker fetches': {
    file: /explain\..*\.js$/,
    ask: pressInitialTotal,
    async requestAgain(page) {
      await page.keyboard.press('Escape');
      await pressInitialTotal(page);
    },
    failure: /We couldn’t show how this is calculated/,
    shown: (page) => page.getByText('400 hours × $55 × 1.99, to the cent = $43,780'),
  },
  'the forecast': {
    file: forecastFile,
    ask: (page) => forecast(page).scrollIntoViewIfNeeded(),
    requestAgain: (page) => forecast(page).getByRole('button', { name: 'Try again' }).click(),
    failure: /We couldn’t load the forecast/,
    shown: (page) => page.getByRole('img', { name: 'Cumulative cost over 36 months' }),
  },
  'the plans per user': {
    file: /PlanExplorer.*\.js$/,
    ask: openPlans,
    async requestAgain(page) {
      await openPlans(page);
      await openPlans(page);
    },
    failure: /We couldn’t calculate the prices/,
    shown: (page) => page.getByText('Per month', { exact: true }).first(),
  },
  'the revenue that waits': {
    file: /WaitingRevenue.*\.js$/,
    ask: (page) => page.getByRole('button', { name: 'Add what waiting costs' }).click(),
    failure: /This could not be loaded/,
    shown: (page) => page.getByRole('dialog', { name: 'What waiting costs' }),
  },
  'whether a target date can be met': {
    file: /AnswerDate.*\.js$/,
    ask: (page) => pasteLink(page, '#v1&deadline=2090-01-01'),
    requestAgain: (page) => pasteLink(page, '#v1&deadline=2090-01-02'),
    failure: /This could not be loaded/,
    shown: (page) => page.getByText(/Both make your date/),
  },
};

function pasteLink(page: Page, fragment: string) {
  return new Calculator(page).follow(fragment);
}

export function pressInitialTotal(page: Page) {
  const results = page.getByRole('region', { name: 'Results' });
  return results.getByRole('button', { name: '$43,780' }).first().click();
}
