import { useEffect, useEffectEvent } from 'react';
import { formatUsd } from '../../contract/format/numbers.ts';
import { limits } from '../../contract/limits.ts';
import { DatePicker } from '../controls/DatePicker.tsx';
import { useLazyOnIntent } from '../controls/lazy.ts';
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
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  return (
    <InputCard title={calculatorTexts.integrationRequirements}>
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
      <SelectedSystems />
      <TargetDate />
    </InputCard>
  );
}

/** The next plan is mentioned when at most this many integrations are left in the current one. */
const nearNextPlan = 3;

/** Notes that more systems are selected than integrations (E2), and what the next plan adds. */
function IntegrationCountHint() {
  const moreSelected = useStoreSelector(inputs, ({ integrationCount: count, selectedSystems }) => {
    const selectedCount = new Set(selectedSystems).size;
    return selectedCount > count && calculatorTexts.moreSelected(selectedCount);
  });
  const nextPlan = useAnswer(({ priceStep: step }) =>
    step && step.integrationsLeft <= nearNextPlan
      ? calculatorTexts.nextPlan(
          step.integrationsLeft,
          step.nextFromCount,
          formatUsd(step.extraPerYearUsd),
        )
      : undefined,
  );
  return [moreSelected, nextPlan].filter(Boolean).join(' ');
}

function SelectedSystems() {
  const selectedSystems = useStoreSelector(inputs, (stored) => stored.selectedSystems);
  const {
    loaded: listed,
    hasFailed,
    request,
  } = useLazyOnIntent(
    () => estimateWorker.call((worker) => worker.systems()),
    (error) => console.error('The list of systems failed.', error),
  );
  // A link may contain selected systems: their chips need names before the list is opened.
  const hasSelected = selectedSystems.length > 0;
  const requestNow = useEffectEvent(request);
  useEffect(() => {
    if (hasSelected) requestNow();
  }, [hasSelected]);
  useEffect(
    () => (hasFailed ? estimateWorker.onRecovery(() => requestNow()) : undefined),
    [hasFailed],
  );
  const unlisted = listed
    ? selectedSystems.filter((id) => !listed.some((system) => system.id === id))
    : [];
  return (
    <MultiSelect
      label={calculatorTexts.inputs.selectedSystems}
      help={unlisted.length > 0 ? calculatorTexts.unlistedSystems(unlisted) : undefined}
      options={listed}
      hasFailed={hasFailed}
      onIntent={request}
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
