import { useEffect } from 'react';
import { proxy, ref } from 'valtio';
import { formatUsd } from '../../contract/format/numbers.ts';
import { limits } from '../../contract/limits.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { DatePicker } from '../controls/DatePicker.tsx';
import { MultiSelect } from '../controls/MultiSelect.tsx';
import { Slider } from '../controls/Slider.tsx';
import { currentInputs, inputs, liveInput, localToday } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { estimateWorker } from '../workers/workers.ts';
import { InputCard } from './InputCard.tsx';

const integrationCount = liveInput('integrationCount');

/** The systems to integrate, and by when (specification 2, column 1). */
export function IntegrationRequirements() {
  return (
    <InputCard title={calculatorTexts.integrationRequirements}>
      <IntegrationCount />
      <SelectedSystems />
      <TargetDate />
    </InputCard>
  );
}

function IntegrationCount() {
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  return (
    <Slider
      label={calculatorTexts.inputs.integrationCount}
      tip={calculatorTexts.integrationCountHelp(rateCard?.genericIntegration.devHours)}
      value={integrationCount}
      onChange={(count) => {
        inputs.integrationCount = count;
      }}
      range={limits.integrationCount}
      topLabel={calculatorTexts.topIntegrationCount}
      hint={<IntegrationCountHint />}
    />
  );
}

function IntegrationCountHint() {
  return [useMoreSelected(), useNextPlan()].filter(Boolean).join(' ');
}

/** A note where more systems are selected than integrations (E2). */
function useMoreSelected(): string | null {
  return useStoreSelector(inputs, ({ integrationCount, selectedSystems }) => {
    const selectedCount = new Set(selectedSystems).size;
    return selectedCount > integrationCount ? calculatorTexts.moreSelected(selectedCount) : null;
  });
}

/** The next plan is mentioned when at most this many integrations are left in the current one. */
const nearNextPlan = 3;

/** Tells how much the next plan adds to the price, for a visitor who is close to it. */
function useNextPlan(): string | undefined {
  return useAnswer(({ priceStep: step }) =>
    step && step.integrationsLeft <= nearNextPlan
      ? calculatorTexts.nextPlan(
          step.integrationsLeft,
          step.nextFromCount,
          formatUsd(step.extraPerYearUsd),
        )
      : undefined,
  );
}

function SelectedSystems() {
  const selectedSystems = useStoreSelector(inputs, (stored) => stored.selectedSystems);
  const { listed, hasFailed } = useStoreSelector(systemOptions);
  // A link may contain selected systems: their chips need names before the list is opened.
  const hasSelected = selectedSystems.length > 0;
  useEffect(() => {
    if (hasSelected) requestSystems();
  }, [hasSelected]);
  const unlisted = listed
    ? selectedSystems.filter((id) => !listed.some((system) => system.id === id))
    : [];
  return (
    <MultiSelect
      label={calculatorTexts.inputs.selectedSystems}
      help={unlisted.length > 0 ? calculatorTexts.unlistedSystems(unlisted) : undefined}
      options={listed}
      hasFailed={hasFailed}
      onIntent={requestSystems}
      selected={selectedSystems}
      onChange={(selected) => {
        inputs.selectedSystems = selected;
      }}
      texts={calculatorTexts.systemsTexts}
    />
  );
}

function TargetDate() {
  const deadline = useStoreSelector(inputs, (stored) => stored.deadline);
  useEffect(() => {
    if (!deadline) return;
    const today = localToday();
    // Not console.debug, which consoles hide by default.
    console.log('Timeline Alert Debug', { deadline, today, timeline: currentInputs().timeline });
    import('../estimator/refreshAtMidnight.ts').then(
      ({ refreshAtMidnight }) => refreshAtMidnight(today),
      console.error,
    );
  }, [deadline]);
  const monthsLeft = useStoreSelector(
    inputs,
    ({ deadline: set }) => set && currentInputs().timeline,
  );
  return (
    <DatePicker
      label={calculatorTexts.inputs.deadline}
      aside={calculatorTexts.optional}
      help={monthsLeft ? calculatorTexts.monthsAhead(monthsLeft) : undefined}
      value={deadline}
      onChange={(day) => {
        inputs.deadline = day;
      }}
      daysAhead={limits.deadlineDays.max}
    />
  );
}

/** The systems of the rate card, by name; null until they are first needed. */
export const systemOptions = proxy({
  listed: null as ReturnType<WorkerApi['systems']> | null,
  hasFailed: false,
});

let isRequested = false;

/** Fetches the systems once; after a failure they can be requested again. */
export function requestSystems(): void {
  if (isRequested) return;
  isRequested = true;
  systemOptions.hasFailed = false;
  estimateWorker
    .call((worker) => worker.systems())
    .then(
      (systems) => {
        systemOptions.listed = ref(systems);
      },
      (error) => {
        console.error('The list of systems failed.', error);
        isRequested = false;
        systemOptions.hasFailed = true;
      },
    );
}

estimateWorker.onRecovery(() => {
  if (systemOptions.hasFailed) requestSystems();
});
