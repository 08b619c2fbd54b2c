import fc from 'fast-check';
import { expect, type Locator, type Page } from 'playwright/test';
import { detailsOf } from '../../contract/assumptionDetails.ts';
import {
  type Billing,
  billingOf,
  billings,
  changedAssumptions,
  countsWith,
  type NumberAssumption,
  numberAssumptionNames,
  withMidRange,
} from '../../contract/assumptions.ts';
import type { Scenario } from '../../contract/calculation.ts';
import { monthsLater } from '../../contract/days.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { type Horizon, horizons } from '../../contract/format/answerText.ts';
import { assumptionLabels, wantsListingsLabel } from '../../contract/format/assumptionTexts.ts';
import { lowerFirst } from '../../contract/format/phrases.ts';
import { splitRowName } from '../../contract/format/splitTexts.ts';
import { currencyCodes, regions } from '../../contract/inputs.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { otherSystemName, systemIdsOf } from '../../contract/systemIds.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { bestSplit } from '../../worker/forecast/bestSplit.ts';
import { estimateFileText } from '../../worker/forecast/estimateContent.ts';
import { compareButton, comparison, systemOptions, systemsField } from '../controls.ts';
import {
  demoDialog,
  fillDemoForm,
  fillReportForm,
  reportForm,
  requestDemoButton,
  seeSent,
  sendReportButton,
} from '../forms.ts';
import { translate } from '../translation.ts';
import { forgetHeard } from './look.ts';
import { sheetTexts } from './properties.ts';
import { firstTab, type Visitor } from './visitor.ts';

/** How a visitor presses: a phone has no mouse, and a finger on a desktop is one. */
export type Means = 'pointer' | 'key';

/** A step in progress. */
export interface Step {
  page: Page;
  visitor: Visitor;
  press: (control: Locator) => Promise<void>;
  /** Lets the page's clock run. */
  run: (ms: number) => Promise<void>;
  /** Waits until the page is hydrated. */
  arrive: () => Promise<void>;
  /** Errors that the page may log from now on. */
  expectError: (pattern: RegExp) => void;
}

interface Action<Value> {
  /** How often it is drawn, compared with others. */
  weight: number;
  value: fc.Arbitrary<Value>;
  /** Whether the page has what it needs. */
  applies?: (visitor: Visitor, value: Value) => boolean;
  act: (step: Step, value: Value) => Promise<void>;
  /** Whether the focus may be nowhere after it. */
  mayLoseFocus?: true;
}

const action = <Value>(of: Action<Value>) => of;
const nothing = fc.constant(null);
const means = fc.constantFrom<Means>('pointer', 'key');
const sliderNames = {
  integrationCount: 'Number of integrations',
  developerCountNumber: 'Developers',
};
const slider = fc.constantFrom('integrationCount' as const, 'developerCountNumber' as const);
const rangeOf = {
  integrationCount: { min: 1, max: 200 },
  developerCountNumber: { min: 1, max: 20 },
};

/** The number that a slider shows. */
function shownBy(visitor: Visitor, name: keyof typeof sliderNames): number {
  const { inputs } = visitor;
  return name === 'integrationCount'
    ? Math.max(inputs.integrationCount, leastCount(visitor))
    : inputs.developerCountNumber;
}

const leastCount = ({ inputs }: Visitor) => new Set(systemIdsOf(inputs)).size;

/** Moves a slider of the model: it never goes below the systems that are chosen (E2). */
function slideTo(visitor: Visitor, name: keyof typeof sliderNames, wanted: number): void {
  const { min, max } = rangeOf[name];
  const least = name === 'integrationCount' ? Math.max(min, leastCount(visitor)) : min;
  const next = Math.min(max, Math.max(least, wanted));
  if (next !== shownBy(visitor, name)) visitor.change({ [name]: next });
}

const sliderKeys = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: 10,
  'Shift+ArrowDown': -10,
  Home: -1000,
  End: 1000,
} as const;

const systemIds = rateCard.systems.map(({ id }) => id);
const names = ['SAP', "Sage's 50", 'Олег', 'Monday.com'];

/** Chooses or removes a system in the list. */
async function toggleSystem({ page, visitor }: Step, id: string, chooses: () => Promise<void>) {
  const { selectedSystems } = visitor.inputs;
  await chooses();
  visitor.change({
    selectedSystems: selectedSystems.includes(id)
      ? selectedSystems.filter((kept) => kept !== id)
      : [...selectedSystems, id],
  });
  await page.keyboard.press('Escape');
}

const hasTab = (tab: string) => (visitor: Visitor) => visitor.tab === tab;
const numberIn = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

/** Changes assumptions as the page does: a default is not stated. */
function assume(visitor: Visitor, changes: object, isPress = false): void {
  const assumptions = changedAssumptions({ ...visitor.inputs.assumptions, ...changes });
  if (isPress) visitor.press({ assumptions });
  else visitor.change({ assumptions });
}

/** Plausible values mostly, in steps that the field accepts. */
const assumed = fc.constantFrom(...numberAssumptionNames).chain((name) =>
  fc
    .option(
      fc.integer({ min: 0, max: 8 }).map((part) => {
        const { plausible, accepted } = detailsOf(name);
        const value = plausible.min + ((plausible.max - plausible.min) * part) / 8;
        return Math.min(accepted.max, Math.max(accepted.min, Math.round(value)));
      }),
      { freq: 6 },
    )
    .map((value): [NumberAssumption, number | null] => [name, value]),
);

const link = calculatorInputs.map((inputs) => scenarioFragment(inputs));
const tabs = [firstTab, 'cfo', 'split', 'others', 'sure', 'matters', 'assumptions'];
const widths = {
  desktop: [
    [1280, 720],
    [640, 360],
    [320, 256],
  ],
  phone: [
    [390, 844],
    [844, 390],
    [320, 568],
  ],
} as const;

const quickStarts: Record<string, Partial<Scenario>> = {
  'CRM starter': {
    integrationCount: 5,
    developerCountNumber: 2,
    selectedSystems: ['hubspot', 'pipedrive', 'salesforce', 'zoho-crm'],
  },
};

/** Everything that a visitor does on the page, by the name that a failure prints. */
export const actions = {
  'slide by keys': action({
    weight: 5,
    value: fc.tuple(
      slider,
      fc.array(fc.constantFrom(...Object.keys(sliderKeys)), { minLength: 1, maxLength: 4 }),
    ),
    async act({ page, visitor }, [name, keys]) {
      const control = page.getByRole('slider', { name: sliderNames[name], exact: true });
      await control.focus();
      for (const key of keys) {
        await page.keyboard.press(key);
        slideTo(visitor, name, shownBy(visitor, name) + sliderKeys[key as keyof typeof sliderKeys]);
      }
    },
  }),
  'slide by pointer': action({
    weight: 4,
    value: fc.tuple(slider, fc.integer({ min: 0, max: 20 }), fc.boolean()),
    async act({ page, visitor }, [name, part, drags]) {
      const control = page.getByRole('slider', { name: sliderNames[name], exact: true });
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      if (!box) throw new Error('Expected a slider on the page.');
      const placeOf = (share: number) => box.x + 12 + (box.width - 24) * share;
      const { min, max } = rangeOf[name];
      const former = Number(await control.inputValue());
      const y = box.y + box.height / 2;
      if (drags) {
        await page.mouse.move(placeOf((former - min) / (max - min)), y);
        await page.mouse.down();
      }
      await page.mouse.move(placeOf(part / 20), y, { steps: 5 });
      if (!drags) await page.mouse.down();
      await page.mouse.up();
      const reached = Number(await control.inputValue());
      // The page may have moved since, while an answer arrived.
      if (reached === former) return;
      const expected = min + ((max - min) * part) / 20;
      const least = name === 'integrationCount' ? leastCount(visitor) : min;
      if (Math.abs(reached - Math.max(expected, least)) > 2 + (max - min) / 12)
        throw new Error(`${reached} is not where the pointer is, at ${expected}`);
      slideTo(visitor, name, reached);
    },
  }),
  'type a count': action({
    weight: 4,
    value: fc.tuple(slider, fc.integer({ min: 0, max: 230 }), fc.boolean()),
    async act({ page, visitor }, [name, number, leaves]) {
      const field = numberIn(page, sliderNames[name]);
      await field.fill(String(number));
      slideTo(visitor, name, number);
      await page.keyboard.press(leaves ? 'Tab' : 'Enter');
    },
  }),
  'step a count': action({
    weight: 3,
    value: fc.tuple(slider, fc.constantFrom('Increase', 'Decrease'), means),
    applies(visitor, [name, way]) {
      const by = way === 'Increase' ? 1 : -1;
      const next = shownBy(visitor, name) + by;
      const least = name === 'integrationCount' ? Math.max(1, leastCount(visitor)) : 1;
      return next >= least && next <= rangeOf[name].max;
    },
    async act({ page, visitor, press }, [name, way]) {
      await press(page.getByRole('button', { name: `${way}: ${sliderNames[name]}` }));
      slideTo(visitor, name, shownBy(visitor, name) + (way === 'Increase' ? 1 : -1));
    },
  }),
  'type the share': action({
    weight: 3,
    value: fc.integer({ min: -3, max: 120 }),
    async act({ page, visitor }, share) {
      await page
        .getByRole('spinbutton', { name: 'Time spent on integrations' })
        .fill(String(share));
      await page.keyboard.press('Enter');
      const typed = Math.min(100, Math.max(1, share));
      // Without a share, the page counts and shows all of the time.
      if (typed !== (visitor.inputs.devTimePercentage || 100))
        visitor.change({ devTimePercentage: typed });
    },
  }),
  'choose a region': action({
    weight: 3,
    value: fc.constantFrom(...regions),
    async act({ page, visitor }, region) {
      await page.getByLabel('Region').focus();
      await page.getByLabel('Region').selectOption(region);
      visitor.chooseRegion(region);
    },
  }),
  'type a rate': action({
    weight: 3,
    value: fc.option(fc.integer({ min: 2, max: 1000 }).map((halves) => halves / 2)),
    applies: ({ inputs }) => inputs.region === 'custom',
    async act({ page, visitor }, rate) {
      await page.getByRole('spinbutton', { name: 'Your hourly rate' }).fill(String(rate ?? ''));
      visitor.change({ customHourlyRate: rate });
    },
  }),
  'choose a currency': action({
    weight: 2,
    value: fc.constantFrom(...currencyCodes),
    async act({ page, visitor }, code) {
      await page.getByRole('combobox', { name: 'Currency' }).focus();
      await page.getByRole('combobox', { name: 'Currency' }).selectOption(code);
      visitor.change({ exchangeRate: null, currency: code === 'usd' ? null : code });
    },
  }),
  'choose a system': action({
    weight: 4,
    value: fc.constantFrom(...systemIds),
    async act(step, id) {
      const { page, press } = step;
      await toggleSystem(step, id, async () => {
        await press(systemsField(page));
        if (!(await systemOptions(page).first().isVisible()))
          await systemsField(page).press('ArrowDown');
        await systemOptions(page)
          .filter({ has: page.getByText(systemName(id), { exact: true }) })
          .first()
          .click();
      });
    },
  }),
  'type a system': action({
    weight: 3,
    value: fc.constantFrom(...systemIds),
    async act(step, id) {
      const { page } = step;
      await toggleSystem(step, id, async () => {
        await systemsField(page).fill(systemName(id));
        await systemOptions(page).first().waitFor();
        await page.keyboard.press('Enter');
      });
    },
  }),
  'type a name': action({
    weight: 2,
    value: fc.constantFrom(...names),
    applies: ({ inputs: { otherSystems: others } }, name) =>
      !others?.includes(name) && (others?.length ?? 0) < 8,
    async act({ page, visitor }, name) {
      await systemsField(page).fill(name);
      await page.getByRole('option', { name: `Add “${name}”` }).waitFor();
      await page.keyboard.press('Enter');
      visitor.change({ otherSystems: [...(visitor.inputs.otherSystems ?? []), name] });
      await page.keyboard.press('Escape');
    },
  }),
  'remove a system': action({
    weight: 2,
    value: fc.nat({ max: 20 }),
    applies: ({ inputs }) => systemIdsOf(inputs).length > 0,
    async act({ page, visitor, press }, place) {
      const { inputs } = visitor;
      const ids = [...new Set(systemIdsOf(inputs))];
      const id = ids[place % ids.length] ?? '';
      const name = otherSystemName(id);
      const chip = page.getByRole('list', { name: 'Selected systems' });
      await press(
        chip.getByRole('button', { name: `Remove ${name ?? systemName(id)}`, exact: true }),
      );
      visitor.change({
        selectedSystems: inputs.selectedSystems.filter((kept) => kept !== id),
        otherSystems: inputs.otherSystems?.filter((kept) => kept !== name),
      });
    },
  }),
  'start from a typical scope': action({
    weight: 1,
    value: fc.constantFrom(...Object.keys(quickStarts)),
    applies: ({ inputs }) => systemIdsOf(inputs).length === 0,
    async act({ page, visitor, press }, name) {
      await press(systemsField(page));
      await press(page.getByRole('button', { name }));
      visitor.press({ ...quickStarts[name] });
    },
  }),
  'press a date': action({
    weight: 2,
    value: fc.constantFrom(3, 6),
    async act({ page, visitor, press }, months) {
      await press(page.getByRole('button', { name: `in ${months} months` }));
      const day = monthsLater(visitor.today, months);
      visitor.change({ deadline: visitor.inputs.deadline === day ? null : day });
    },
  }),
  'choose a day': action({
    weight: 2,
    value: fc.array(fc.constantFrom('ArrowRight', 'ArrowDown', 'PageDown'), { maxLength: 4 }),
    applies: ({ inputs }) => inputs.deadline === null,
    async act({ page, visitor }, keys) {
      await page.getByRole('button', { name: /^Target date/ }).press('Enter');
      const calendar = page.getByRole('dialog', { name: 'Target date' });
      await calendar.getByRole('grid').waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await calendar.waitFor({ state: 'hidden' });
      const text = await page.locator('.panel-value').textContent();
      const chosen = new Date(`${text} 12:00 UTC`).toISOString().slice(0, 10);
      visitor.change({ deadline: chosen });
    },
  }),
  'clear the date': action({
    weight: 1,
    value: nothing,
    applies: ({ inputs }) => inputs.deadline !== null,
    async act({ page, visitor, press }) {
      await press(page.getByRole('button', { name: 'Clear the date' }));
      visitor.change({ deadline: null });
    },
  }),
  'choose the horizon': action({
    weight: 2,
    value: fc.constantFrom<Horizon>(...horizons),
    async act({ page, visitor, press }, horizon) {
      const choice = page.getByRole('group', { name: 'Compare the costs of' });
      await press(choice.locator(`[value="${horizon}"]`));
      visitor.horizon = horizon;
    },
  }),
  'choose a tab': action({
    weight: 4,
    value: fc.tuple(fc.constantFrom(...tabs), means),
    async act({ page, visitor, press }, [tab]) {
      const card = page.getByRole('region', { name: 'A closer look' });
      await card.scrollIntoViewIfNeeded();
      await press(page.locator(`[role=tab][data-key=${tab}]`));
      visitor.openTab(tab);
    },
  }),
  'type an assumption': action({
    weight: 5,
    value: assumed,
    applies: ({ inputs, tab }, [name]) =>
      tab === 'assumptions' && countsWith(name, billingOf(inputs.assumptions)),
    async act({ page, visitor }, [name, value]) {
      const panel = page.getByRole('tabpanel', { name: /^Assumptions/ });
      const field = panel.getByRole('spinbutton', { name: assumptionLabels[name], exact: true });
      await panel.getByRole('spinbutton').first().waitFor();
      if (!(await field.isVisible())) return;
      await field.fill(String(value ?? ''));
      assume(visitor, { [name]: value ?? undefined });
    },
  }),
  'choose assumptions': action({
    weight: 2,
    value: fc.constantFrom('rateCard', 'mid'),
    applies: hasTab('assumptions'),
    async act({ page, visitor, press }, preset) {
      const { assumptions } = visitor.inputs;
      const choice = page.getByRole('group', { name: 'Assumptions in use' });
      await press(choice.locator(`[value=${preset}]`));
      visitor.press({ assumptions: preset === 'rateCard' ? null : withMidRange(assumptions) });
    },
  }),
  'choose a price': action({
    weight: 2,
    value: fc.constantFrom<Billing>(...billings),
    applies: hasTab('assumptions'),
    async act({ page, visitor, press }, billing) {
      const radio = page.getByRole('group', { name: 'Price of the embedded product' });
      await press(radio.locator(`[value=${billing}]`));
      assume(visitor, { billing }, true);
    },
  }),
  'choose listings': action({
    weight: 1,
    value: nothing,
    applies: hasTab('assumptions'),
    async act({ page, visitor, press }) {
      await press(page.getByRole('checkbox', { name: wantsListingsLabel }));
      const { wantsListings = true } = visitor.inputs.assumptions ?? {};
      assume(visitor, { wantsListings: !wantsListings });
    },
  }),
  'choose a side of the split': action({
    weight: 2,
    value: fc.tuple(fc.nat({ max: 30 }), fc.constantFrom('best', 'build', 'embed')),
    applies: ({ tab, counted, today }) => tab === 'split' && bestSplit(counted, today) !== null,
    async act({ page, visitor, press }, [place, side]) {
      const { rows } = bestSplit(visitor.counted, visitor.today) ?? { rows: [] };
      const row = rows[place % rows.length];
      if (!row) throw new Error('Expected a split.');
      const { id } = row;
      const group = page.getByRole('group', { name: `Side of ${splitRowName(row)}`, exact: true });
      await press(group.locator(`[value=${side}]`));
      const { builtSystems, embeddedSystems } = visitor.inputs;
      const chosen = (pins: readonly string[] | null | undefined, of: string) => [
        ...(pins?.filter((other) => other !== id) ?? []),
        ...(side === of ? [id] : []),
      ];
      visitor.press({
        builtSystems: chosen(builtSystems, 'build'),
        embeddedSystems: chosen(embeddedSystems, 'embed'),
      });
    },
  }),
  'unpin all': action({
    weight: 1,
    value: means,
    applies: ({ tab, counted, inputs: { builtSystems, embeddedSystems }, today }) =>
      tab === 'split' &&
      (builtSystems?.length ?? 0) + (embeddedSystems?.length ?? 0) > 0 &&
      bestSplit(counted, today) !== null,
    async act({ page, visitor, press }) {
      await press(page.getByRole('button', { name: 'Unpin all' }));
      visitor.press({ builtSystems: [], embeddedSystems: [] });
    },
  }),
  'move the lever': action({
    weight: 3,
    value: fc.constantFrom('ArrowRight', 'ArrowLeft', 'PageUp', 'End', 'Home'),
    async act({ page, visitor }, key) {
      const field = page.locator('.lever input[type=range]');
      if (!(await field.isVisible())) return;
      const title = await page.locator('.lever-head b').textContent();
      // The slider itself keeps whole steps.
      const shown = page.locator('.lever [role=spinbutton]');
      const former = await shown.inputValue();
      await field.press(key);
      const text = await shown.inputValue();
      if (text === former) return;
      const value = Number(text.replaceAll(',', ''));
      if (title?.endsWith(': developers')) visitor.change({ developerCountNumber: value });
      else {
        const name = numberAssumptionNames.find(
          (of) => title === `Matters most: ${lowerFirst(assumptionLabels[of])}`,
        );
        if (!name) throw new Error(`Unknown lever: ${title}`);
        assume(visitor, { [name]: value });
      }
    },
  }),
  undo: action({
    weight: 5,
    value: means,
    applies: ({ canUndo }) => canUndo,
    async act({ page, visitor, press }) {
      await press(page.getByRole('button', { name: 'Undo' }));
      visitor.undo();
    },
  }),
  reset: action({
    weight: 1,
    value: means,
    async act({ page, visitor, press }) {
      const button = page.getByRole('button', { name: 'Reset' });
      if (!(await button.isVisible())) return;
      await press(button);
      visitor.press(defaultInputs);
    },
  }),
  'follow a link': action({
    weight: 2,
    value: fc.tuple(link, fc.constantFrom(...tabs)),
    applies: (visitor, [fragment, tab]) =>
      `#${fragment}${tab === firstTab ? '' : `&tab=${tab}`}` !== visitor.fragment,
    async act({ page, visitor, run }, [fragment, tab]) {
      await run(300);
      visitor.rest();
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `${fragment}${tab === firstTab ? '' : `&tab=${tab}`}`,
      );
      visitor.follow({ fragment, tab });
    },
    // The lever may be another one.
    mayLoseFocus: true,
  }),
  'go back': action({
    weight: 3,
    value: nothing,
    applies: (visitor) => visitor.canGo(-1),
    act: (step) => go(step, -1),
    mayLoseFocus: true,
  }),
  'go forward': action({
    weight: 2,
    value: nothing,
    applies: (visitor) => visitor.canGo(1),
    act: (step) => go(step, 1),
    mayLoseFocus: true,
  }),
  pin: action({
    weight: 2,
    value: fc.tuple(
      fc.constantFrom('Replace Scenario A', 'Replace Scenario B', 'Keep both'),
      means,
    ),
    async act({ page, visitor, press }, [name]) {
      await press(compareButton(page));
      const pinned = visitor.countedFragment;
      if (visitor.pins.length < 2) {
        visitor.pins = [...visitor.pins, pinned];
        await comparison(page).waitFor();
        return;
      }
      await press(page.getByRole('dialog').getByRole('button', { name }));
      if (name !== 'Keep both')
        visitor.pins = visitor.pins.with(name.endsWith('A') ? 0 : 1, pinned);
    },
  }),
  unpin: action({
    weight: 1,
    value: fc.tuple(fc.nat({ max: 1 }), means),
    applies: ({ pins }, [index]) => pins.length > index,
    async act({ page, visitor, press }, [index]) {
      await press(comparison(page).getByRole('button', { name: `Unpin Scenario ${'AB'[index]}` }));
      visitor.pins = visitor.pins.toSpliced(index, 1);
    },
  }),
  'open a pinned scenario': action({
    weight: 1,
    value: fc.tuple(fc.nat({ max: 1 }), means),
    applies: ({ pins }, [index]) => pins.length > index,
    async act({ page, visitor, press }, [index]) {
      await press(comparison(page).getByRole('button', { name: `Open Scenario ${'AB'[index]}` }));
      const scenario = readScenario(visitor.pins[index] ?? '')?.inputs;
      if (scenario) visitor.open(scenario);
    },
  }),
  'drop a file': action({
    weight: 1,
    value: calculatorInputs,
    async act({ page, visitor }, inputs) {
      const text = estimateFileText({ inputs, today: visitor.today }, false);
      // Each file has its own name, which tells its toast from an earlier one.
      const file = `walk ${++visitor.drops}.json`;
      const dataTransfer = await page.evaluateHandle(
        ([json, name]) => {
          const data = new DataTransfer();
          data.items.add(new File([json], name));
          return data;
        },
        [text, file] as const,
      );
      const over = (type: string) => page.locator('h1').dispatchEvent(type, { dataTransfer });
      await over('dragenter');
      // As browsers do, again and again: the code for it loads with the first one.
      while (!(await page.locator('.file-drop').isVisible())) await over('dragover');
      await over('drop');
      await page.getByText(`Opened ${file}`).last().waitFor();
      visitor.rest();
      visitor.open(visitor.readable(scenarioFragment(JSON.parse(text).inputs)));
      visitor.rest();
    },
    mayLoseFocus: true,
  }),
  'read a derivation': action({
    weight: 2,
    value: fc.tuple(fc.nat({ max: 30 }), means),
    async act({ page, press }, [place]) {
      const figures = page.locator('button.amount:visible');
      await figures.first().waitFor();
      await press(figures.nth(place % (await figures.count())));
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
  }),
  'move among figures': action({
    weight: 2,
    value: fc.tuple(fc.nat({ max: 30 }), fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End')),
    async act({ page }, [place, key]) {
      const figures = page.locator('[data-section=costs] [role=grid] button.amount');
      await figures.first().waitFor();
      const rows = await figures.evaluateAll((all) => all.map((of) => of.closest('tr')?.rowIndex));
      const at = place % rows.length;
      const ofRow = [rows.indexOf(rows[at]), rows.lastIndexOf(rows[at])] as const;
      // A row of one figure has no other end: the keys go to those of the table.
      const [first, last] = ofRow[0] === ofRow[1] ? [0, rows.length - 1] : ofRow;
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: first, End: last }[key];
      await figures.nth(at).focus();
      await page.keyboard.press(key);
      const focused = await figures.evaluateAll((all) =>
        all.findIndex((of) => of.matches(':focus')),
      );
      expect(focused).toBe(Math.min(rows.length - 1, Math.max(0, to)));
    },
  }),
  print: action({
    weight: 1,
    value: nothing,
    async act({ page, visitor, run }) {
      visitor.rest();
      const missing = async () => {
        await run(100);
        const sheet = await page.evaluate(() => {
          // To the browser's menu: what the sheet has beside the answer is computed then.
          dispatchEvent(new FocusEvent('blur'));
          dispatchEvent(new Event('beforeprint'));
          const text = document.querySelector('.print-sheet')?.textContent;
          dispatchEvent(new Event('afterprint'));
          return text?.replaceAll(/\s+/g, ' ');
        });
        return sheetTexts(visitor).filter((text) => !sheet?.includes(text.replaceAll(/\s+/g, ' ')));
      };
      await expect.poll(missing).toEqual([]);
      await page.evaluate(() => dispatchEvent(new FocusEvent('focus')));
    },
  }),
  'read a help text': action({
    weight: 1,
    value: means,
    async act({ page, press }) {
      await press(page.getByRole('button', { name: 'Help: Monthly Maintenance' }));
      await page.keyboard.press('Escape');
    },
  }),
  'copy a link': action({
    weight: 1,
    value: fc.tuple(fc.constantFrom('Copy link', 'Copy link for CFO'), means),
    async act({ page, press }) {
      await press(page.getByRole('button', { name: 'Copy link' }).first());
      await page
        .getByText(/Link copied/)
        .last()
        .waitFor({ state: 'attached' });
    },
  }),
  'fill in the report form': action({
    weight: 1,
    value: fc.constantFrom('Ada', 'Ольга', ''),
    async act({ page, visitor }, name) {
      const field = reportForm(page).getByLabel('Name', { exact: true });
      await field.fill(name);
      visitor.typed = { ...visitor.typed, 'text Name': name };
    },
  }),
  'request a demo': action({
    weight: 1,
    value: fc.boolean(),
    async act({ page, expectError, press, run }, isLost) {
      expectError(/The demo request was not accepted|Failed to fetch/);
      if (isLost) await page.route('**/api/demo-submission', (route) => route.abort());
      await press(page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' }));
      await demoDialog(page).getByRole('checkbox').waitFor();
      // A dialog comes into sight with the page's time.
      await run(500);
      await fillDemoForm(page);
      await press(requestDemoButton(page));
      await page
        .getByText(isLost ? 'Ошибка отправки' : 'Успешно отправлено!')
        .last()
        .waitFor({ state: 'attached' });
      if (!isLost) return;
      await page.unroute('**/api/demo-submission');
      await page.keyboard.press('Escape');
      await demoDialog(page).waitFor({ state: 'hidden' });
    },
  }),
  'send a report': action({
    weight: 1,
    value: means,
    async act({ page, visitor, press, run }) {
      // A toast may cover what is filled in.
      await run(6000);
      await fillReportForm(page, 'ada@example.com');
      visitor.typed = { ...visitor.typed, 'text Name': 'Ada Byron' };
      await press(sendReportButton(page));
      await reportForm(page).getByRole('checkbox', { checked: false }).waitFor();
      await run(500);
      await seeSent(page, 'ada@example.com');
      // Each step of the sending is announced.
      await page.evaluate(forgetHeard);
    },
  }),
  'lose the network': action({
    weight: 1,
    value: fc.tuple(fc.constantFrom(...tabs), means),
    async act({ page, visitor, press }, [tab]) {
      const control = page.locator(`[role=tab][data-key=${tab}]`);
      await page.getByRole('region', { name: 'A closer look' }).scrollIntoViewIfNeeded();
      await control.waitFor();
      await page.context().setOffline(true);
      await press(control);
      visitor.openTab(tab);
      const panel = page.locator('[role=tabpanel]');
      await expect(panel).not.toHaveText(/^\s*$/, { useInnerText: true });
      const retry = panel.getByRole('button', { name: 'Try again' });
      await page.context().setOffline(false);
      if (await retry.isVisible()) await press(retry);
      await retry.waitFor({ state: 'hidden' });
    },
  }),
  'lose the worker': action({
    weight: 1,
    value: nothing,
    async act({ page, expectError }) {
      expectError(/worker failed|broken by the walk|\[object Event\]|JSHandle|^Event/i);
      for (const worker of page.workers()) {
        const ended = worker.waitForEvent('close');
        await worker.evaluate(() => {
          setTimeout(() => {
            throw new Error('broken by the walk');
          });
        });
        await ended;
      }
    },
  }),
  'wait for the next day': action({
    weight: 1,
    value: nothing,
    async act({ page, visitor, run }) {
      await page.clock.setSystemTime(await page.evaluate(() => new Date().setHours(24, 0, 30)));
      await run(61_000);
      const day = new Date(`${visitor.today}T12:00Z`);
      day.setUTCDate(day.getUTCDate() + 1);
      visitor.wakeOn(day.toISOString().slice(0, 10));
    },
  }),
  zoom: action({
    weight: 1,
    value: fc.nat({ max: 2 }),
    async act({ page, visitor }, place) {
      const [width, height] = widths[visitor.isOnPhone ? 'phone' : 'desktop'][place] ?? [800, 600];
      await page.setViewportSize({ width, height });
    },
  }),
  scroll: action({
    weight: 1,
    value: fc.nat({ max: 4 }),
    async act({ page }, part) {
      await page.evaluate(
        (quarters) =>
          scrollTo({ top: (document.body.scrollHeight * quarters) / 4, behavior: 'instant' }),
        part,
      );
    },
  }),
  reload: action({
    weight: 1,
    value: nothing,
    async act({ page, visitor, run, arrive }) {
      await run(300);
      visitor.rest();
      await page.reload();
      await arrive();
      visitor.reload();
    },
    mayLoseFocus: true,
  }),
  translate: action({
    weight: 1,
    value: nothing,
    async act({ page }) {
      await page.evaluate(translate, 'font');
    },
  }),
} as const;

async function go({ page, visitor, run }: Step, by: number): Promise<void> {
  await run(300);
  visitor.rest();
  await page.evaluate(
    (steps) =>
      new Promise((resolve) => {
        addEventListener('popstate', () => resolve(null), { once: true });
        history.go(steps);
      }),
    by,
  );
  visitor.go(by);
}

export type ActionName = keyof typeof actions;
