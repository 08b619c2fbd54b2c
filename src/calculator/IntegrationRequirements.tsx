import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '../../contract/limits.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { DatePicker } from '../controls/DatePicker.tsx';
import { MultiSelect } from '../controls/MultiSelect.tsx';
import { Slider } from '../controls/Slider.tsx';
import { inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { messages } from '../messages.ts';
import { chooseDeadline, furthestDeadlineDays } from './chooseDeadline.ts';
import { InputCard } from './InputCard.tsx';
import { requestSystems, systemOptions } from './systemOptions.ts';

const { calculator: words } = messages;

/** What is to be integrated, and by when (specification 2, column 1). */
export function IntegrationRequirements() {
  return (
    <InputCard title={words.integrationRequirements}>
      <IntegrationCount />
      <SelectedSystems />
      <TargetDate />
    </InputCard>
  );
}

function IntegrationCount() {
  const { integrationCount, selectedSystems } = useSnapshot(inputs, { sync: true });
  const { rateCard } = useSnapshot(results);
  const selectedCount = new Set(selectedSystems).size;
  return (
    <Slider
      label={words.integrationCount}
      tip={words.integrationCountHelp(rateCard?.genericIntegration.devHours)}
      value={integrationCount}
      onChange={(count) => {
        inputs.integrationCount = count;
      }}
      range={limits.integrationCount}
      topLabel={words.topIntegrationCount}
      hint={
        [selectedCount > integrationCount && words.moreSelected(selectedCount), useNextPlan()]
          .filter(Boolean)
          .join(' ') || undefined
      }
    />
  );
}

/** How few more integrations make the price step worth a word. */
const nearNextPlan = 3;

/** What the next plan would cost more, for a visitor who is near it. */
function useNextPlan(): string | undefined {
  const step = useSnapshot(results).answer?.priceStep;
  if (!step || step.integrationsLeft > nearNextPlan) return undefined;
  return words.nextPlan(step.integrationsLeft, step.nextFromCount, formatUsd(step.extraPerYearUsd));
}

function SelectedSystems() {
  const { selectedSystems } = useSnapshot(inputs);
  const { listed } = useSnapshot(systemOptions);
  // A link may bring selected systems before anyone has opened the list: their chips need names.
  const hasSelected = selectedSystems.length > 0;
  useEffect(() => {
    if (hasSelected) requestSystems();
  }, [hasSelected]);
  return (
    <MultiSelect
      label={words.systems}
      options={listed}
      onIntent={requestSystems}
      selected={selectedSystems}
      onChange={(selected) => {
        inputs.selectedSystems = selected;
      }}
      texts={words.systemsTexts}
    />
  );
}

function TargetDate() {
  const { deadline, timeline } = useSnapshot(inputs);
  return (
    <DatePicker
      label={words.deadline}
      aside={words.optional}
      help={deadline ? words.monthsAhead(timeline) : undefined}
      value={deadline}
      onChange={chooseDeadline}
      daysAhead={furthestDeadlineDays}
    />
  );
}
