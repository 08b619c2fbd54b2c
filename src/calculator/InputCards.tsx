import { type ReactNode, useEffect, useId, useRef } from 'react';
import { monthsLater } from '../../contract/days.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { isNextPlanNear } from '../../contract/estimate.ts';
import { timeUntil } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { changedInputs, currencyCodes, type Region, regions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { Combobox } from '../controls/Combobox.tsx';
import { DatePicker } from '../controls/DatePicker.tsx';
import { useLazyWhen } from '../controls/lazy.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { Select, SelectBox } from '../controls/Select.tsx';
import { Slider } from '../controls/Slider.tsx';
import { inputHistory, startInputHistory } from '../estimator/inputHistory.ts';
import {
  currentInputs,
  developerCount,
  inputs,
  integrationCount,
  localToday,
  selectedSystemCount,
  setInput,
  useShownCurrency,
} from '../estimator/inputs.ts';
import { useToday } from '../estimator/refreshAtMidnight.ts';
import { results } from '../estimator/results.ts';
import { prepareNext } from '../estimator/startEstimator.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { CustomRate } from './CustomRate.tsx';
import './InputCards.css';

/**
 * The systems to integrate, and by when (specification 2, column 1).
 *
 * @param waiting - Below the name of the date.
 */
export function IntegrationRequirements({ waiting }: { waiting?: ReactNode }) {
  return (
    <InputCard title={calculatorTexts.integrationRequirements} aside={<LazyWaysBack />}>
      <Slider
        label={calculatorTexts.inputs.integrationCount}
        shortLabel={calculatorTexts.integrations}
        value={integrationCount}
        onChange={setInput('integrationCount')}
        onNear={() => prepareNext('integrationCount')}
        range={limits.integrationCount}
        lowest={useStoreSelector(inputs, selectedSystemCount)}
        topLabel={calculatorTexts.topIntegrationCount}
        hint={<IntegrationCountHint />}
      />
      <SelectedSystems />
      <TargetDate waiting={waiting} />
    </InputCard>
  );
}

const loadWaysBack = () => import('./WaysBack.tsx').then((module) => module.WaysBack);

/** Undo and Reset, which come with the first change. */
function LazyWaysBack() {
  useEffect(() => startInputHistory(), []);
  const canUndo = useStoreSelector(inputHistory, (stored) => stored.canUndo);
  const changed = useStoreSelector(inputs, (stored) => changedInputs(stored, defaultInputs).join());
  const { loaded: WaysBack } = useLazyWhen(changed || canUndo, loadWaysBack, (error) => {
    console.warn(error);
    return undefined;
  });
  return WaysBack && <WaysBack />;
}

/** Notes that more systems are selected than integrations (E2), and what the next plan adds. */
function IntegrationCountHint() {
  const moreSelected = useStoreSelector(inputs, (stored) => {
    const { integrationCount: count } = stored;
    const selectedCount = selectedSystemCount(stored);
    return selectedCount > count && calculatorTexts.moreSelected(selectedCount);
  });
  const nextPlan = useAnswer(({ priceStep: step }) =>
    step && isNextPlanNear(step.integrationsLeft)
      ? calculatorTexts.nextPlan(step.nextFromCount, formatUsd(step.extraPerYearUsd))
      : undefined,
  );
  // One line, so that no field moves while systems are chosen.
  const text = moreSelected || nextPlan;
  return text && <span>{text}</span>;
}

const loadPicker = () => import('./SystemPicker.tsx').then((module) => module.SystemPicker);

function SelectedSystems() {
  const count = useStoreSelector(inputs, (stored) => systemIdsOf(stored).length);
  const { choose, selectedCount } = calculatorTexts.systemsTexts;
  return (
    <Combobox
      label={calculatorTexts.inputs.selectedSystems}
      placeholder={count > 0 ? selectedCount(count) : choose}
      hasChosen={count > 0}
      load={loadPicker}
    />
  );
}

const datePresets = [3, 6].map((months) => ({
  label: calculatorTexts.inMonths(months),
  day: () => monthsLater(localToday(), months),
}));

function TargetDate({ waiting }: { waiting: ReactNode }) {
  const deadline = useStoreSelector(inputs, (stored) => stored.deadline);
  // The quick dates count from it, too.
  const day = useToday();
  useEffect(() => {
    if (!deadline) return;
    const today = localToday();
    // Not console.debug, which consoles hide by default.
    console.log('Timeline Alert Debug', { deadline, today, timeline: currentInputs().timeline });
  }, [deadline]);
  return (
    <DatePicker
      label={calculatorTexts.inputs.deadline}
      aside={waiting}
      presets={datePresets}
      help={deadline ? calculatorTexts.timeUntil(timeUntil(deadline, day)) : undefined}
      value={deadline}
      onChange={setInput('deadline')}
      daysAhead={limits.deadlineDays.max}
    />
  );
}

/** Who builds it, with how much of their time, and at what rate (specification 2, column 2). */
export function DevelopmentResources() {
  return (
    <InputCard title={calculatorTexts.developmentResources}>
      <Slider
        label={calculatorTexts.inputs.developerCountNumber}
        value={developerCount}
        onChange={setInput('developerCountNumber')}
        onNear={() => prepareNext('developerCountNumber')}
        range={limits.developerCountNumber}
      />
      <DevTimePercentage />
      <RateRegion />
      <CustomRate />
    </InputCard>
  );
}

function DevTimePercentage() {
  const devTimePercentage = useStoreSelector(inputs, (stored) => stored.devTimePercentage);
  return (
    <NumberInput
      label={calculatorTexts.inputs.devTimePercentage}
      unit="%"
      // A link may contain 0, which counts as all of their time (E5).
      value={devTimePercentage || 100}
      onChange={setInput('devTimePercentage')}
      range={limits.devTimePercentage}
      outOfRange="clamp"
      help={<DevTimeCost />}
    />
  );
}

/** The effect of part-time work on the cost; nothing at 100%. */
function DevTimeCost() {
  const text = useAnswer(({ devTime }) => devTime && calculatorTexts.devTimeCost(devTime));
  return text && <span>{text}</span>;
}

function RateRegion() {
  const region = useStoreSelector(inputs, (stored) => stored.region);
  const customHourlyRate = useStoreSelector(inputs, (stored) => stored.customHourlyRate);
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  const rateOf = (option: Region) =>
    option === 'custom' ? (customHourlyRate ?? undefined) : rateCard?.hourlyRatesUsd[option];
  return (
    <Select
      label={calculatorTexts.inputs.region}
      value={region}
      onChange={chooseRegion}
      options={regions.map((option) => ({
        value: option,
        label: calculatorTexts.regionAtRate(calculatorTexts.choices.region[option], rateOf(option)),
      }))}
    />
  );
}

/** The rate that was left with `custom`, for the way back. */
let leftRate: number | null = null;

/** Sets the region. A rate would count for `other`, whose field is not shown (E4, E20). */
function chooseRegion(region: Region): void {
  if (region === 'other') {
    leftRate = inputs.customHourlyRate;
    inputs.customHourlyRate = null;
  } else if (region === 'custom') inputs.customHourlyRate ??= leftRate;
  inputs.region = region;
}

interface InputCardProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the two cards of inputs: a title and its fields, one below the other. */
function InputCard({ title, aside, children }: InputCardProps) {
  const id = useId();
  return (
    <section className="card inputs" aria-labelledby={id}>
      <div className="inputs-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className="input-fields">{children}</div>
    </section>
  );
}

/** Chooses the currency of all amounts. It is in the header of the page, in no card (E38). */
export function CurrencyChoice() {
  const select = useRef<HTMLSelectElement>(null);
  const { code } = useShownCurrency();
  usePreHydrationInput(select, code, chooseCurrency);
  return (
    <SelectBox
      ref={select}
      className="currency"
      aria-label={calculatorTexts.inputs.currency}
      autoComplete="off"
      value={code}
      onChange={(event) => chooseCurrency(event.target.value)}
      options={currencyCodes.map((option) => ({ value: option, label: option.toUpperCase() }))}
    />
  );
}

/** Another currency begins at the rate card's rate. */
function chooseCurrency(code: string): void {
  Object.assign(inputs, { exchangeRate: null, currency: code === 'usd' ? null : code });
}
