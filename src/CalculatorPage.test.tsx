import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { numberAssumptionNames } from '../contract/assumptions.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { assumptionLabels } from '../contract/format/assumptionTexts.ts';
import { certaintyText, splitText } from '../contract/format/deferredClaimTexts.ts';
import { leverName, leverValue } from '../contract/format/leverTexts.ts';
import { formatUsd } from '../contract/format/money.ts';
import { formatDay } from '../contract/format/phrases.ts';
import { openText, planTerms } from '../contract/format/planTerms.ts';
import { basisText, supportedRange } from '../contract/format/rangeSourceTexts.ts';
import { outcomesText } from '../contract/format/simulationTexts.ts';
import { splitTotals } from '../contract/format/splitTexts.ts';
import { quartersTable } from '../contract/paper/quartersTable.ts';
import { rangeSourcesOf } from '../contract/rangeSources.ts';
import { readScenario } from '../contract/scenarioLink.ts';
import type { BestSplit } from '../contract/split.ts';
import { answer } from '../worker/answer/answer.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { breakEvenValues } from '../worker/forecast/breakEvenValues.ts';
import { answerDetails } from '../worker/forecast/certainty.ts';
import { counterarguments } from '../worker/forecast/counterarguments.ts';
import { timeLostAfter } from '../worker/forecast/cumulativeCosts.ts';
import { forecast } from '../worker/forecast/forecast.ts';
import { paperResults } from '../worker/forecast/paperResults.ts';
import { type LeverOutcome, sensitivity } from '../worker/forecast/sensitivity.ts';
import { runToEnd } from '../worker/forecast/simulate.ts';
import { workerApi } from '../worker/workerApi.ts';
import { AssumptionsPanel } from './assumptions/AssumptionsPanel.tsx';
import { Evidence } from './breakdown/Evidence.tsx';
import { changeFees, SystemList } from './breakdown/SystemList.tsx';
import { LockedInsights } from './CallsToAction.tsx';
import { CustomRate } from './calculator/CustomRate.tsx';
import { DevelopmentResources, IntegrationRequirements } from './calculator/InputCards.tsx';
import { Slider } from './controls/Slider.tsx';
import { Counterarguments } from './counterarguments/Counterarguments.tsx';
import { horizonChoice } from './estimator/horizon.ts';
import { startInputHistory, undoInputs } from './estimator/inputHistory.ts';
import { currentInputs, inputs, localToday, restoreInputs } from './estimator/inputs.ts';
import { initializeResults, results } from './estimator/results.ts';
import { visit } from './estimator/visit.ts';
import { Finance } from './forecast/Finance.tsx';
import { shownForecast } from './forecast/Forecast.tsx';
import { SensitivityTable, WhatMatters } from './forecast/SensitivityTable.tsx';
import { PlanExplorer } from './planExplorer/PlanExplorer.tsx';
import { details, PrintedEstimate, PrintedPart } from './printing/PrintSheet.tsx';
import { ReportForm } from './reportRequest/ReportForm.tsx';
import { ReportReady } from './reportRequest/ReportReady.tsx';
import { reportRequest } from './reportRequest/reportRequest.ts';
import { AnswerCard } from './results/AnswerCard.tsx';
import { CertaintySentence } from './results/AnswerCertainty.tsx';
import { CostAnalysis } from './results/CostAnalysis.tsx';
import { ScenarioComparison } from './scenario/ScenarioComparison.tsx';
import { pinnedScenarios } from './scenario/scenarioStores.ts';
import { SplitPanel } from './split/SplitPanel.tsx';
import { calculatorTexts } from './texts/calculator.ts';
import { deferredForecastTexts as texts } from './texts/deferred/forecast.ts';
import { deferredPrintingTexts } from './texts/deferred/scenario.ts';
import { WhyChoose } from './whyChoose/WhyChoose.tsx';

/** The response of the worker, which a rendering on the server would not wait for, and its key. */
const worker = vi.hoisted(() => ({ response: null as unknown, key: null as unknown }));
vi.mock('./controls/useWorkerCall.tsx', () => ({
  useWorkerCall: (_client: unknown, _ask: unknown, key: unknown) => {
    worker.key = key;
    return { response: worker.response, failure: null };
  },
}));

/** Opens the link of a scenario, as the page does, and answers it. */
function open(link = '') {
  restoreInputs(readScenario(`v1&${link}`)?.inputs ?? defaultInputs);
  const answered = answer({ inputs: currentInputs(), today: localToday() });
  initializeResults({
    answer: answered,
    certainty: answerDetails(currentInputs(), localToday()),
    rateCard,
  });
  return answered;
}

/** The text of a part of the page, and of each element of a kind in it. */
function shown(part: ReactElement | ReactElement[]) {
  const markup = renderToStaticMarkup(part);
  return {
    markup,
    text: textOf(markup),
    each: (element: string) =>
      [...markup.matchAll(new RegExp(`<${element}\\b.*?</${element}>`, 'gs'))].map(([found]) =>
        textOf(found),
      ),
  };
}

function textOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

beforeEach(() => {
  worker.response = null;
  horizonChoice.horizon = '36';
  open();
});

test('the locked insights name what the report covers, and nothing of it', () => {
  const insights = shown(<LockedInsights>{null}</LockedInsights>);
  expect(insights.each('h2')).toEqual(['Business Analysis Protected']);
  expect(insights.each('li')).toEqual([
    'Timeline risk',
    'Resource optimization',
    'Technical complexity',
    'Cost-benefit modeling',
    'Strategic recommendations',
  ]);
  expect(insights.text).toContain('personalized PDF report');
  expect(insights.each('strong')).toEqual(['Get Complete Analysis']);
  expect(insights.text).not.toMatch(/[$\d]/);
});

test('the consent of the report is not called invalid before it is used', () => {
  const { markup } = shown(<ReportForm />);
  expect(markup).toMatch(/<input[^>]*type="checkbox"[^>]*aria-invalid="false"/);
});

test('the presets of the target date have its name as a group', () => {
  const [, id] =
    shown(<IntegrationRequirements />).markup.match(/role="group" aria-labelledby="([^"]+)"/) ?? [];
  expect(shown(<IntegrationRequirements />).markup).toContain(`id="${id}">Target date<`);
});

test('why choose lists the reasons of the specification', () => {
  const reasons = shown(<WhyChoose />).each('li');
  for (const claim of [
    /Pre-built integrations with 800\+ apps/,
    /Embeddable AI agents and workflows/,
    /Automatic API updates/,
    /Enterprise security/,
    /24\/7 support with a success manager/,
    /over 250,000 users/,
  ]) {
    expect(reasons.filter((reason) => claim.test(reason))).toHaveLength(1);
  }
});

test('what the plan includes is stated with its source, or has to be asked', () => {
  const { markup, each } = shown(<PlanExplorer />);
  expect(each('dt')).toEqual(planTerms.map(({ name }) => name));
  for (const [index, term] of planTerms.entries()) {
    expect(each('dd')[index]).toContain(openText(term));
    for (const { url, finding } of term.sources ?? []) {
      expect(markup).toContain(`href="${url}"`);
      expect(each('dd')[index]).toContain(finding);
    }
  }
});

test('leaving costs a line of its own where hours for it are stated, and is in no total', () => {
  const line =
    /Your work to leave the productin costs over time only with a month of leaving\$2,200/;
  const totals = ['Initial Total', 'Total Year 1'];
  const totalsOf = (link: string) => {
    open(link);
    const { text, each } = shown(<CostAnalysis />);
    return [line.test(text), ...each('tr').filter((row) => totals.some((of) => row.includes(of)))];
  };
  const [isShown, ...unchanged] = totalsOf('integrations=5');
  expect(isShown).toBe(false);
  expect(totalsOf('integrations=5&leaving-hours=8')).toEqual([true, ...unchanged]);
});

test('the maintenance tooltip names its assumption', () => {
  expect(shown(<CostAnalysis />).text).toContain(
    'Assumes 8 hours per month per average integration.',
  );
});

test('the breakdown lists each selected system with all that is known of it, and collapses', () => {
  const { systems } = open('systems=salesforce,gmail');
  const breakdown = shown(<SystemList isListed systems={systems} />);
  const [gmail, salesforce] = breakdown.each('li');
  expect(gmail).toContain('Gmail');
  for (const known of ['Salesforce', '300 hours', '13 hours/month', '8 weeks', 'Extremely High']) {
    expect(salesforce).toContain(known);
  }
  expect(breakdown.markup).toContain('<div class="systems">');
  const collapsed = shown(<SystemList isListed={false} systems={systems} />);
  expect(collapsed.markup).toContain('<div class="systems" hidden="">');
  expect(breakdown.each('span').filter((text) => text === '')).toEqual([]);
});

test('a Google system brings the warning of its certification, as an estimate', () => {
  const warning =
    "Google's restricted scopes require verification and a yearly security assessment: budget from $10K";
  const listOf = (link: string) =>
    shown(<SystemList isListed={false} systems={open(link).systems} />).text;
  expect(listOf('systems=slack')).not.toContain(warning);
  expect(listOf('systems=slack,gmail')).toContain(
    `Estimate, not included in the figures: ${warning}`,
  );
});

test('the warning offers its fees as an assumption, which undo takes back (E46)', () => {
  const { systems } = open('systems=gmail');
  const stop = startInputHistory();
  const noteOf = () => shown(<SystemList isListed={false} systems={systems} />);
  expect(noteOf().each('button')).toContain('Add $10,000 a year');
  changeFees(false);
  expect(inputs.assumptions).toEqual({ feesUsdPerYear: 10_000 });
  expect(noteOf().each('button')).toContain('Remove your fees');
  expect(noteOf().text).toMatch(/Estimate: Google.*The figures include fees of \$10,000 a year\./);
  expect(noteOf().text).not.toContain('not included');
  undoInputs();
  expect(inputs.assumptions).toBeNull();
  changeFees(false);
  changeFees(true);
  expect(inputs.assumptions).toBeNull();
  restoreInputs({ ...currentInputs(), assumptions: { preset: 'mid' } });
  expect(noteOf().each('button')).toContain('Count $10,000 a year instead');
  expect(noteOf().text).toContain('The figures include fees of $7,500 a year.');
  stop();
});

test.each([true, false])('a sent report says how long the savings stay: stored %s', (isStored) => {
  Object.assign(reportRequest, { isStored });
  visit.isReportSent = true;
  const report = {
    isSent: true,
    email: 'ada@example.com',
    contactName: 'Ada',
    companyName: 'Analytical Engines',
    inputs: currentInputs(),
    pdf: new Blob(),
  };
  const { text } = shown(<ReportReady report={report} savings={null} files={null} />);
  visit.isReportSent = false;
  expect(text).toContain('Sent to ada@example.com');
  expect(text).toContain(
    isStored
      ? 'These figures stay visible in this browser for 30 days.'
      : 'These figures stay visible until you leave this page.',
  );
});

test('a percentage of the build replaces the maintenance of every system, on paper too', () => {
  const answered = open('systems=slack&maintenance=20&slack.hours=100');
  const list = shown(<SystemList isListed systems={answered.systems} />);
  expect(list.each('li')[0]).toContain('Maintenance: –');
  const printed = details(answered).map((part) => shown(<PrintedPart part={part} />).text);
  expect(printed.join()).toContain('Slack100–10');
});

test('paper has what the page says about an answer: how sure it is, ranges, split, finance and what turns it', () => {
  const answered = open('integrations=16&developers=2&share=80&region=asia&systems=slack');
  const paper = paperResults(currentInputs(), localToday());
  vi.stubGlobal('location', new URL('https://roi.example/'));
  const { text } = shown(<PrintedEstimate answer={answered} paper={paper} />);
  const [turn] = paper.counterarguments.arguments;
  for (const expected of [
    certaintyText(paper.claims),
    splitText(paper.claims),
    turn?.sentence ?? '',
    outcomesText(paper.forecast.ranges.outcomes, paper.forecast.isTurnedByOne),
    formatUsd(paper.finance[36].verdict?.npvUsd ?? 0),
    formatUsd(paper.finance[60].verdict?.npvUsd ?? 0),
    ...splitTotals(paper.split as BestSplit).map(({ amount }) => amount),
    ...['How sure is this?', 'What would turn this?', 'Which to build?', 'For your CFO'],
    deferredPrintingTexts.onPage,
  ]) {
    expect(expected).not.toBe('');
    expect(text).toContain(expected);
  }
});

test('paper without those results says that they are missing, and shows none of another answer', () => {
  const answered = open('integrations=16&developers=2&share=80&region=asia&systems=slack');
  vi.stubGlobal('location', new URL('https://roi.example/'));
  const { text } = shown(<PrintedEstimate answer={answered} paper={null} />);
  expect(text).toContain(deferredPrintingTexts.notYetKnown);
  expect(text).not.toMatch(/How sure|What would turn|Which to build|For your CFO|A split costs/);
});

test('a build that is not live by the horizon has spending and no winner', () => {
  open('integrations=20&developers=2&share=5');
  const { text } = shown(<AnswerCard />);
  expect(text).toMatch(/After 36 months nothing is live in-house: \d+% is built/);
  expect(text).not.toMatch(/costs less|costs \$[\d,]+ less/);
});

test('the longer bar fills two thirds of its lane where building costs less', () => {
  open('integrations=1&developers=1&share=100&region=asia');
  const { text, markup } = shown(<AnswerCard />);
  expect(text).toContain('Building costs $18,506 less over 36 months');
  const totals = [...markup.matchAll(/<div class="lane".*?<div class="lane-keys"/g)].map(([bar]) =>
    [...bar.matchAll(/class="part part\d" style="width:([\d.]+)%/g)].reduce(
      (total, [, width]) => total + Number(width),
      0,
    ),
  );
  const longer = 200 / 3;
  expect(totals).toEqual([
    expect.closeTo((longer * 15_658) / 34_164, 1),
    expect.closeTo(longer, 1),
  ]);
});

test('an answer about an unfinished build keeps no room for the word of the answer before it', () => {
  open();
  const { certainty } = results;
  expect(shown(<CertaintySentence />).text).not.toBe('');
  open('integrations=200&developers=1&share=5');
  results.certainty = certainty;
  expect(shown(<CertaintySentence />).text).toBe('');
});

test('the parts of a bar are named with their amounts, own work too', () => {
  const key = (link: string) => {
    open(link);
    return shown(<AnswerCard />).text;
  };
  expect(key('')).toContain('setup and plan $34,164');
  expect(key('')).toMatch(/build \$43,780.*maintenance \$88,203/);
  expect(key('embedded-hours=12')).toContain('setup, plan and your own work');
  expect(key('integrations=60&developers=1&share=20')).toMatch(
    /spent so far \$171,468.*still to build \$488,532/,
  );
  // What else is spent leaves as much to build.
  expect(key('integrations=60&developers=1&share=20&fees=10000')).toMatch(
    /spent so far \$201,468.*still to build \$488,532/,
  );
  expect(key('fees=10000&turnover=10')).toContain('maintenance, turnover and fees');
});

test('every input has a control, and every assumption a field in the panel', () => {
  open('region=custom&rate=90&currency=gbp');
  const cards = [<IntegrationRequirements key={1} />, <DevelopmentResources key={2} />];
  const { text } = shown([...cards, <CustomRate key={3} />, <AssumptionsPanel key={4} />]);
  // Names of other systems are typed where systems are chosen, and pins are beside their choices.
  // The currency is in the header.
  const { otherSystems, builtSystems, embeddedSystems, currency, assumptions, ...controls } =
    calculatorTexts.inputs;
  const { usersNow, usersAtEnd, planUsdPerMonth, planSetupUsd, ...others } = assumptionLabels;
  for (const label of Object.values({ ...controls, ...others })) expect(text).toContain(label);
});

test('the panel asks for the numbers of the price that counts, and for no others of a price', () => {
  const { usersNow, usersAtEnd, planUsdPerMonth, planSetupUsd } = assumptionLabels;
  const prices = [usersNow, usersAtEnd, planUsdPerMonth, planSetupUsd];
  const asked = (link: string) => {
    open(link);
    const { text } = shown(<AssumptionsPanel />);
    return prices.filter((label) => text.includes(label));
  };
  expect(asked('')).toEqual([]);
  expect(asked('billing=starter')).toEqual([usersNow, usersAtEnd]);
  expect(asked('billing=pro')).toEqual([usersNow, usersAtEnd]);
  expect(asked('billing=quote')).toEqual([planUsdPerMonth, planSetupUsd]);
});

test('the custom rate is in dollars, and says what that is in the currency of the page', () => {
  const helpOf = (link: string) => {
    open(link);
    return shown(<CustomRate />).text;
  };
  expect(helpOf('region=custom')).toContain('In US dollars, from $1 to $500.');
  expect(helpOf('region=custom&rate=90')).not.toContain('about');
  expect(helpOf('region=custom&rate=90&currency=gbp')).toContain('$90 is about £67 an hour.');
  expect(helpOf('region=custom&currency=eur')).toContain('$65 is about €56 an hour.');
});

test('the custom rate shows for custom alone, as which other with a rate opens, and the region shows it in cents', () => {
  expect(shown(<DevelopmentResources />).each('option')).toEqual([
    'United States · $95/h',
    'Europe · $55/h',
    'Asia · $35/h',
    'Latin America · $45/h',
    'Other · $65/h',
    'Custom rate',
  ]);
  for (const region of ['us', 'eu', 'asia', 'latam', 'other', 'custom']) {
    for (const rate of ['', '&rate=90']) {
      open(`region=${region}${rate}`);
      const hasRate = shown(<CustomRate />).text.includes('Your hourly rate');
      expect(hasRate, region + rate).toBe(region === 'custom' || (region === 'other' && !!rate));
      expect(currentInputs().region === 'custom', region + rate).toBe(hasRate);
    }
  }
  open('region=eu&rate=90');
  const options = shown(<DevelopmentResources />).each('option');
  expect(options.slice(-2)).toEqual(['Other · $65/h', 'Custom rate · $90/h']);
  open('region=custom&rate=12.35');
  expect(
    shown(<DevelopmentResources />)
      .each('option')
      .at(-1),
  ).toBe('Custom rate · $12.35/h');
});

test('a slider goes from 0 to 100 in steps of 1 where nothing else is stated', () => {
  const value = { get: () => 40, subscribe: () => () => {} };
  const { markup } = shown(<Slider label="A share" value={value} onChange={() => {}} />);
  for (const attribute of ['min="0"', 'max="100"', 'step="1"', 'value="40"'])
    expect(markup).toContain(attribute);
});

test.each([
  [30, 'an hour costs 1.8 times at 30%'],
  [90, 'an hour costs 1.05 times at 90%'],
  [100, null],
])('the time share of %d% says what it costs, and nothing at 100%', (share, cost) => {
  open(`share=${share}`);
  const { text } = shown(<DevelopmentResources />);
  expect(text.includes('an hour costs')).toBe(cost !== null);
  expect(text).toMatch(cost ?? '');
});

test('a link with a share of 0 shows the share that is used', () => {
  open('share=0');
  expect(shown(<DevelopmentResources />).markup).toMatch(/role="spinbutton"[^>]* value="100"/);
});

test('near the end of a plan the slider says what the next one costs', () => {
  const hintAt = (count: number, more = '') => {
    open(`integrations=${count}${more}`);
    return shown(<IntegrationRequirements />).text;
  };
  expect(hintAt(5)).toContain('from 6: +$7,200 a year');
  expect(hintAt(12)).toContain('from 16: +$9,600 a year');
  expect(hintAt(11)).not.toContain('from 16');
  expect(hintAt(4, '&plan-discount=100')).toContain('from 6: the next plan');
});

test('more systems than integrations: a note tells what is estimated', () => {
  const note = 'at least the 3 chosen';
  open('integrations=2&systems=slack,gmail,hubspot');
  expect(shown(<IntegrationRequirements />).text).toContain(note);
  open('integrations=3&systems=slack,gmail,hubspot');
  expect(shown(<IntegrationRequirements />).text).not.toContain(note);
});

test('the prices per user say that they leave out the discount, where one is stated', async () => {
  worker.response = await workerApi.explorePlans(100, 5);
  const note = 'These are list prices: your plan discount of 12.5% is not part';
  expect(shown(<PlanExplorer />).text).not.toContain('These are list prices');
  open('plan-discount=12.5');
  const { text } = shown(<PlanExplorer />);
  expect(text).toContain(note);
  expect(text).toMatch(/\$2,300.*\$3,500/);
});

test('the plan explorer says which plan applies, and how the cheaper plan per user compares with it', async () => {
  const plansFor = async (users: number, integrations: number) => {
    worker.response = await workerApi.explorePlans(users, integrations);
    return shown(<PlanExplorer />).text;
  };
  expect(await plansFor(100, 5)).toMatch(
    /Costs over time use one price.*Your plan ?For 5 integrations.*\$899.*Starter.*\$2,300.*Pro.*\$3,500/,
  );
  expect(await plansFor(100, 5)).toContain(
    'Starter is cheaper for 100 users: it costs $16,812 more than your plan in year 1.',
  );
  expect(await plansFor(1000, 200)).toContain(
    'Pro is cheaper for 1,000 users: it costs $16,332 more than your plan in year 1.',
  );
  expect(await plansFor(0, 200)).toContain('$41,988 less than your plan');
});

test('the plan explorer offers each price that does not count, and says which one does', async () => {
  worker.response = await workerApi.explorePlans(100, 5);
  const offered = (link: string) => {
    open(link);
    return shown(<PlanExplorer />).text.match(/Use this price|Costs over time use this price/g);
  };
  const [inUse, offer] = ['Costs over time use this price', 'Use this price'];
  expect(offered('')).toEqual([inUse, offer, offer]);
  expect(offered('billing=starter')).toEqual([offer, inUse, offer]);
  expect(offered('billing=pro&users=100&users-later=250')).toEqual([offer, offer, offer]);
  expect(offered('billing=pro&users=100&users-later=100')).toEqual([offer, offer, inUse]);
  expect(offered('billing=quote&quote=500')).toEqual([offer, offer, offer]);
});

/** The panel of the assumptions, with the values at which the result turns. */
function assumptionsPanel() {
  worker.response = breakEvenValues(currentInputs());
  return shown(<AssumptionsPanel />).text;
}

test('the fields of a system keep their default, its range and where the result changes', () => {
  open('integrations=2&region=asia&systems=slack,gmail&gmail.hours=99');
  worker.response = breakEvenValues(currentInputs());
  const { text, markup } = shown(<AssumptionsPanel />);
  expect(text).toMatch(
    /Plausible: 161–460 h \(the calculator’s estimate\) · below · the result turns at \d+ h · rate card: 230 h/,
  );
  expect(markup).toMatch(/placeholder="230"[^>]* value="99"/);
  expect(text).toMatch(/Published range: 4–12 weeks.*docs\.slack\.dev.*read on/);
  expect(markup).toMatch(/placeholder="10"/);
  expect(text).not.toContain('The result turns without them.');
  worker.response = { ...breakEvenValues(currentInputs()), doListingsFlip: true };
  expect(shown(<AssumptionsPanel />).text).toContain('The result turns without them.');
});

test('what is called a published range has a source beside it, and all else is the calculator’s estimate', () => {
  open('systems=slack,salesloft');
  worker.response = breakEvenValues(currentInputs());
  const { text, markup } = shown(<AssumptionsPanel />);
  for (const name of numberAssumptionNames) {
    expect(text).toContain(basisText(supportedRange(name) ?? {}));
    for (const { url, finding, readOn, isUnchecked } of rangeSourcesOf(name)) {
      expect(markup).toContain(`href="${url}" target="_blank" rel="noopener"`);
      expect(text).toContain(
        `${new URL(url).host} (opens in a new tab), read on ${formatDay(readOn)}${isUnchecked ? ', not opened again since' : ''}.`,
      );
      // A published range needs its source alone; the others say what their sources are about.
      if (supportedRange(name)?.confidence === 'judgement') expect(text).toContain(finding);
    }
  }
  const fields = markup.split('<label').slice(1);
  const published = fields.filter((field) => field.includes('Published range:'));
  expect(published).toHaveLength(2);
  for (const field of published) expect(field).toMatch(/href="https:.*read on/);
  for (const field of fields.filter((one) => one.includes('Plausible:'))) {
    expect(field).toContain('(the calculator’s estimate)');
  }
  expect(text).not.toMatch(/Sources report|No value changes/);
});

test('weeks of a listing review say that they do not count without listings', () => {
  const note = 'not counted while you want no listings';
  open('systems=slack,gmail&slack.review-weeks=5');
  expect(assumptionsPanel()).not.toContain(note);
  open('systems=slack,gmail&slack.review-weeks=5&listings=no');
  expect(assumptionsPanel().split(note), 'once, for Slack').toHaveLength(2);
});

test('an empty field shows what counts in its place: the rate card’s, or the middle of the range', () => {
  const placeholderOf = (label: string) => {
    worker.response = breakEvenValues(currentInputs());
    const { markup } = shown(<AssumptionsPanel />);
    return markup.split(`${label}</label>`)[1]?.match(/placeholder="([^"]*)"/)?.[1];
  };
  open('integrations=20');
  expect(placeholderOf('Yearly maintenance')).toBe('150');
  expect(placeholderOf('Weeks to deploy the embedded product')).toBe('6');
  expect(placeholderOf('Discount rate')).toBe('10');
  expect(assumptionsPanel()).toContain('now by the plan');
  open('preset=mid');
  expect(placeholderOf('Yearly maintenance')).toBe('20');
  expect(assumptionsPanel()).toContain('rate card: 150% of the build hours a year');
});

test('figures of a system count while it is selected', () => {
  const stated = 'integrations=5&slack.hours=500';
  open(stated);
  expect(shown(<AnswerCard />).text).toContain('$131,983');
  expect(shown(<AnswerCard />).text).not.toContain('with your assumptions');
  expect(shown(<AssumptionsPanel />).text).toContain('All from the rate card; ');
  open(`${stated}&systems=slack`);
  expect(shown(<AnswerCard />).text).toContain('with your assumptions');
  expect(shown(<AssumptionsPanel />).text).toContain('1 of your own, the others from the rate');
});

async function evidenceOf(systemId: string): Promise<string> {
  worker.response = await workerApi.evidence(systemId);
  return shown(<Evidence systemId={systemId} />).text;
}

test('evidence calls the visitor’s own figures theirs, beside those of the rate card', async () => {
  open('systems=slack,gmail&listings=no&gmail.review-weeks=3&gmail.hours=99');
  const gmail = await evidenceOf('gmail');
  expect(gmail).toContain(
    '99 hours: your own figure. Rate card: 230 hours, the calculator’s estimate.',
  );
  expect(gmail).toContain(
    '3 weeks: your own figure. Rate card: 8 weeks. This rests on:Google states',
  );
  expect(gmail).not.toContain('Planned with');
  expect(await evidenceOf('slack')).toContain(
    'Not counted, because you want no listings. Rate card: 10 weeks, the calculator’s estimate.',
  );
  open('systems=slack&maintenance=20');
  expect(await evidenceOf('slack')).toContain(
    'Not counted: the yearly percentage of the build replaces it. Rate card: 6 hours a month, the calculator’s estimate.',
  );
});

test('evidence calls a review range reported only where it is, and a listing’s no review, with sources', async () => {
  open('systems=salesloft,jira&listings=no');
  const [salesloft, jira] = [await evidenceOf('salesloft'), await evidenceOf('jira')];
  expect(salesloft).toContain('4 to 12 weeks, the calculator’s estimate.');
  expect(jira).toContain('No review is needed before customers can connect.');
  for (const text of [salesloft, jira]) {
    expect(text).not.toMatch(/Reported to take|A listed app is reviewed every year/);
  }
  open('systems=slack');
  const slack = await evidenceOf('slack');
  expect(slack).toContain('Listing gate: only a listing');
  expect(slack).toContain('Planned with 10 weeks, the calculator’s estimate.');
  expect(shown(<Evidence systemId="slack" />).markup).toMatch(/href="https:\/\/docs\.slack\.dev\//);
});

async function finance() {
  worker.response = await workerApi.finance(currentInputs(), 36);
  return shown(<Finance />);
}

test('the years of a finance table add up to its total', async () => {
  open('integrations=40&developers=1&share=30');
  const cells = (await finance()).each('tr').map((row) => row.match(/\$[\d,]+?(?=\$)/)?.[0]);
  expect(cells.slice(1, 6)).toEqual(['$0', '$77,749', '$77,750', '$77,749', '$233,248']);
});

test.each([
  '',
  'integrations=40&developers=1&share=30',
  'fees=9999.5&integrations=7&systems=gmail',
  'preset=mid&wage-rise=4&currency=eur',
  'integrations=200&developers=1&share=30',
])('the quarters of a finance table add up to the costs of 36 months: %s', async (link) => {
  const { verdict, estimate } = open(link);
  const { quarters } = await workerApi.finance(currentInputs(), 60);
  const { rows } = quartersTable(quarters);
  expect(rows.map(([quarter]) => quarter)).toEqual([
    ...['Start', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'Total'],
  ]);
  const numbers = rows.map((row) =>
    row.slice(1).map((cell) => Number(cell.replace(/[^\d-]/g, ''))),
  );
  const { inHouseUsd, embeddedUsd } = verdict.after36Months;
  const shownTotals = [inHouseUsd, timeLostAfter(36, estimate), embeddedUsd].map(formatUsd);
  expect(rows.at(-1)?.slice(1, 4)).toEqual(shownTotals);
  const totals = numbers.at(-1)?.slice(0, 3) ?? [];
  totals.forEach((total, column) => {
    expect(numbers.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
  });
  const { each } = await finance();
  for (const row of rows) expect(each('tr')).toContain(row.join(''));
});

test('an unfinished build has spending alone in its finance figures', async () => {
  const finished = await finance();
  expect(finished.text).toContain('Net present value of embedding');
  expect(finished.text).toContain('Benefit of embedding');
  open('integrations=200&developers=1&share=30');
  const { text, markup } = await finance();
  expect(text).toContain('Nothing is live in-house after 36 months');
  expect(text).toContain('The table shows what each side costs.');
  expect(text).toContain('Total');
  expect(markup).toContain('aria-label="What each side costs, by year"');
  expect(text).not.toMatch(/Net present value|Benefit of embedding/);
});

test('where nothing turns the result, the page says so', () => {
  open('integrations=60&developers=12&share=30&region=us');
  worker.response = counterarguments(currentInputs());
  expect(shown(<Counterarguments />).text).toBe('No one or two changes turn it.');
});

test('what counts days asks the worker again on the next one, not before', () => {
  pinnedScenarios.fragments = ['v1&integrations=6&date=2027-03-01'];
  for (const panel of [<SplitPanel key="split" />, <ScenarioComparison key="comparison" />]) {
    const keys = [8, 23, 24].map((hour) => {
      vi.setSystemTime(new Date(2026, 10, 21, hour));
      shown(panel);
      return worker.key;
    });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  }
  vi.useRealTimers();
});

test.each([
  ['', true],
  ['integrations=200&developers=1', false],
])('what matters most with %j: a press shows what is beyond eight changes: %j', (link, hasMore) => {
  open(link);
  const known = runToEnd(forecast(currentInputs()));
  shownForecast.forecast = ref(known);
  const { length } = known.sensitivity.levers;
  const { each, text } = shown(<WhatMatters />);
  expect(each('tr')).toHaveLength(1 + (hasMore ? 8 : length));
  expect(text.includes(`Show all ${length}`)).toBe(hasMore);
});

test('the tornado names what matters most and where it turns the verdict', () => {
  const { verdict } = open();
  const table = shown(<SensitivityTable sensitivity={sensitivity(currentInputs(), verdict)} />);
  const [head, ...levers] = table.each('tr');
  expect(head).toContain('Result changes at');
  expect(levers).toHaveLength(22);
  expect(levers[0]).toMatch(/^Maintenance hours per month for another integration10 h a month/);
  expect(levers[1]).toMatch(
    /^Yearly maintenance150% of the build hours a year, the calculator’s estimate/,
  );
  expect(levers[1]).toMatch(/—$/);
  expect(levers[2]).toMatch(/^Hourly rate.*\$14 an hour$/);
  // For screen readers too, each value is under its header.
  expect(table.markup.match(/<th scope="row"/g)).toHaveLength(22);
  expect(table.each('td')).toHaveLength(22 * 4);
});

test.each(['', 'currency=eur', 'integrations=2&systems=slack&currency=gbp&exchange-rate=0.5'])(
  'the ends of each lever are in the column of their direction with %j',
  (link) => {
    const { verdict } = open(link);
    const analysis = sensitivity(currentInputs(), verdict);
    const { markup } = shown(<SensitivityTable sensitivity={analysis} />);
    const cellsOf = (row: string) =>
      [...row.matchAll(/<t[hd]\b.*?<\/t[hd]>/gs)].map(([cell]) => textOf(cell));
    const [head = [], ...rows] = [...markup.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
      cellsOf(row),
    );
    const bars = [...markup.matchAll(/aria-label="([^"]*)"><rect/g)].map(([, label]) => label);
    const {
      less: lessTexts,
      more: moreTexts,
      effectRange,
      to,
      notLive,
      atLimit,
      currentChoice,
    } = texts;
    const { differenceUsd } = analysis;
    expect(rows).toHaveLength(analysis.levers.length);
    for (const [index, { lever, less, more }] of analysis.levers.entries()) {
      const end = (moved: LeverOutcome | null) => {
        if (!moved) return lever === 'listings' ? currentChoice : atLimit;
        const usd = moved.differenceUsd;
        return to(leverValue(lever, moved.value), usd === null ? notLive : formatUsd(usd));
      };
      const row = rows[index] ?? [];
      expect(row[0]).toContain(leverName(lever));
      expect(row[head.indexOf(lessTexts)]).toBe(end(less));
      expect(row[head.indexOf(moreTexts)]).toBe(end(more));
      const ends = [less, more].map((moved) => moved?.differenceUsd ?? differenceUsd ?? 0);
      const all = [differenceUsd ?? 0, ...ends];
      expect(bars[index]).toBe(
        effectRange(formatUsd(Math.min(...all)), formatUsd(Math.max(...all))),
      );
    }
  },
);

test('levers that rest on judgement say so, and a choice of two has wording of its own', () => {
  const { verdict } = open('systems=slack,salesloft&maintenance=20');
  const rows = shown(<SensitivityTable sensitivity={sensitivity(currentInputs(), verdict)} />).each(
    'tr',
  );
  const lever = (name: string) => rows.find((row) => row.startsWith(name));
  expect(lever('Yearly maintenance')).toContain('20% of the build hours a year');
  expect(lever('Yearly maintenance')).not.toContain('the calculator’s estimate');
  expect(lever('Yearly rise of hourly rates')).toContain(
    '0% a year; range: the calculator’s estimate',
  );
  expect(lever('Your hours to set up')).toContain('0 h; range: the calculator’s estimate');
  expect(lever('Longest platform review')).toContain('12 weeks');
  expect(lever('Marketplace listings')).toContain('the current choice');
  expect(lever('Marketplace listings')).toContain('The other choice does not change');
});
