import type { Locator, Page } from 'playwright/test';
import { Calculator } from './calculator.ts';
import {
  chooseTab,
  compareButton,
  comparison,
  openPlans,
  showSystems,
  systemOptions,
  systemsField,
} from './controls.ts';
import { demoDialog, fillReportForm, reportForm, sendReportButton } from './forms.ts';

export const forecastFile = /CloserLook.*\.js$/;
/** The forecast, of 36 months in the former release. */
export const forecast = (page: Page) =>
  page.getByRole('region', { name: /^(36|60)-month cost forecast$/ });

/** The button in the note of each part that did not load. */
export const tryAgain = (page: Page) =>
  page.getByRole('button', { name: 'Try again' }).filter({ visible: true });

/**
 * The parts that load on demand: how a visitor requests one, what says that it failed, and what
 * shows that it loaded. In this order, no part loads a later one of its page.
 */
export const lazyParts: Record<
  string,
  {
    file: RegExp;
    ask: (page: Page) => Promise<void>;
    /** How a visitor of the former release requests it, where that differs. */
    askFormer?: (page: Page) => Promise<void>;
    /** Another way to request it again than to press the button of the note. */
    requestAgain?: (page: Page) => Promise<void>;
    failure: RegExp;
    shown: (page: Page) => Locator;
    /** The parts before it load it too, so it begins another page (decision 0879). */
    isFirst?: true;
  }
> = {
  'the forecast': {
    file: forecastFile,
    ask: (page) => forecast(page).scrollIntoViewIfNeeded(),
    failure: /^60-month cost forecast: this could not be loaded\./,
    shown: (page) => page.getByRole('img', { name: /^Cumulative cost over (36|60) months$/ }),
  },
  'the demo dialog': {
    file: /DemoDialog.*\.js$/,
    ask: askForDemo,
    requestAgain: askForDemo,
    failure: /^Schedule Demo: this could not be loaded\./,
    shown: demoDialog,
  },
  'the calendar, its style alone': {
    file: /CalendarPanel.*\.css$/,
    ask: pressTargetDate,
    requestAgain: pressTargetDate,
    failure: /^Target date: this could not be loaded\./,
    shown: (page) => page.getByRole('dialog', { name: 'Target date' }),
  },
  'the list of systems': {
    file: /SystemPicker.*\.js$/,
    ask: (page) => systemsField(page).click(),
    requestAgain: (page) => systemsField(page).click(),
    failure: /^Systems to connect: this could not be loaded\./,
    shown: (page) => systemOptions(page).first(),
  },
  'the assumptions': {
    file: /AssumptionsPanel.*\.js$/,
    async ask(page) {
      // The former release has them below the inputs.
      const sheet = page.locator('.sheet');
      if ((await sheet.count()) > 0) await sheet.scrollIntoViewIfNeeded();
      else await chooseTab(page, 'Assumptions');
    },
    failure: /^Assumptions: this could not be loaded\./,
    shown: (page) => page.getByRole('spinbutton', { name: /^Maintenance/ }).first(),
  },
  'the words of a derivation, which the worker fetches': {
    file: /explain\..*\.js$/,
    ask: pressInitialTotal,
    async requestAgain(page) {
      await page.keyboard.press('Escape');
      await pressInitialTotal(page);
    },
    failure: /^The calculation couldn’t be shown/,
    shown: (page) => page.getByText('400 hours × $55 × 1.99, to the cent = $43,780'),
  },
  'a tab of the closer look': {
    file: /Finance\..*\.js$/,
    ask: (page) => chooseTab(page, 'For your CFO'),
    failure: /^For your CFO: this could not be loaded\./,
    shown: (page) => page.getByRole('tabpanel').getByText('Payback').first(),
  },
  'the plans per user': {
    file: /PlanExplorer.*\.js$/,
    ask: openPlans,
    async requestAgain(page) {
      await openPlans(page);
      await openPlans(page);
    },
    failure: /^What the plan includes, and prices per user: this could not be loaded\./,
    shown: (page) => page.getByText('Per month', { exact: true }).first(),
  },
  'the menu of actions': {
    file: /actions\..*\.js$/,
    ask: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
    async requestAgain(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More', exact: true }).click();
    },
    failure: /^More: this could not be loaded\./,
    shown: (page) => page.locator('#more-actions').getByText('Print'),
  },
  'the comparison': {
    file: /ScenarioComparison.*\.js$/,
    ask: (page) => compareButton(page).click(),
    askFormer: (page) => page.getByRole('button', { name: 'Compare', exact: true }).click(),
    failure: /^Pin to compare: this could not be loaded\./,
    shown: comparison,
  },
  'the evidence of a system': {
    file: /Evidence\..*\.js$/,
    async ask(page) {
      await pasteLink(page, '#v1&systems=slack');
      await showSystems(page);
      await openEvidence(page);
    },
    async askFormer(page) {
      await pasteLink(page, '#v1&systems=slack');
      await openEvidence(page);
    },
    failure: /^Evidence: this could not be loaded\./,
    shown: (page) => page.locator('.system-evidence').getByRole('link').first(),
  },
  'the report form': {
    isFirst: true,
    file: /ReportForm.*\.js$/,
    ask: (page) => fillReportForm(page, 'ada@example.com'),
    requestAgain: (page) => reportForm(page).getByLabel('Name', { exact: true }).focus(),
    failure: /^Get Detailed ROI Report: this could not be loaded\./,
    shown: (page) => sendReportButton(page).and(page.locator(':enabled')),
  },
  'how sure the answer is': {
    file: /AnswerCertainty.*\.js$/,
    ask: (page) => new Calculator(page).slide('Number of integrations', 6),
    failure: /^How sure this is: this could not be loaded\./,
    shown: (page) => page.locator('html:not([data-unsure]) .answer'),
  },
  'a derivation': {
    file: /Derivation.*\.js$/,
    ask: pressInitialTotal,
    requestAgain: pressInitialTotal,
    failure: /^How this was computed: this could not be loaded\./,
    shown: (page) => page.getByRole('dialog', { name: /Initial Total/ }),
  },
  'the scenario of a link': {
    isFirst: true,
    file: /pins\..*\.js$/,
    ask: (page) => pasteLink(page, '#v1&integrations=12'),
    failure: /^Your link’s scenario: this could not be loaded\./,
    shown: (page) => page.locator('.answer strong', { hasText: '$286,982' }),
  },
  'whether a target date can be met': {
    file: /AnswerDate.*\.js$/,
    ask: (page) => pasteLink(page, '#v1&deadline=2090-01-01'),
    requestAgain: (page) => pasteLink(page, '#v1&deadline=2090-01-02'),
    failure: /^Target date: this could not be loaded\./,
    shown: (page) => page.getByText(/^Both make your date/),
  },
  'the chosen systems': {
    file: /SystemList.*\.js$/,
    ask: (page) => pasteLink(page, '#v1&systems=slack'),
    failure: /^Integration breakdown: this could not be loaded\./i,
    async requestAgain(page) {
      await tryAgain(page).first().click();
      await showSystems(page);
    },
    shown: (page) => page.locator('.system-evidence').first(),
  },
  'the revenue that waits': {
    file: /WaitingRevenue.*\.js$/,
    ask: async (page) => {
      await page.getByRole('button', { name: 'in 3 months' }).click();
      await pressWaiting(page);
    },
    askFormer: pressWaiting,
    requestAgain: pressWaiting,
    failure: /^Add what waiting costs: this could not be loaded\./,
    shown: (page) => page.getByRole('dialog', { name: 'What waiting costs' }),
  },
};

function pasteLink(page: Page, fragment: string) {
  return new Calculator(page).follow(fragment);
}

function askForDemo(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' }).click();
}

function pressTargetDate(page: Page) {
  return page.getByRole('button', { name: /Target date/ }).click();
}

function openEvidence(page: Page) {
  return page.locator('.system-evidence').first().getByText('Evidence').click();
}

function pressWaiting(page: Page) {
  return page.getByRole('button', { name: 'Add what waiting costs' }).click();
}

export function pressInitialTotal(page: Page) {
  return new Calculator(page).figure('Initial Total').getByRole('button').click();
}
