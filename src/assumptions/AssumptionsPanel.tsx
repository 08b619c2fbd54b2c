import { useState } from 'react';
import { type AssumptionGroup, assumptionDetails } from '../../contract/assumptionDetails.ts';
import {
  type Assumptions,
  assumptionChanges,
  assumptionsInEffect,
  type Billing,
  billingOf,
  billings,
  changedAssumptions,
  countsWith,
  type NumberAssumption,
  numberAssumptionNames,
  ownAssumptions,
  wantsListings,
  withMidRange,
} from '../../contract/assumptions.ts';
import {
  billingLabel,
  billingTexts,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
import { Checkbox } from '../controls/FormFields.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { changeAssumptions } from '../estimator/changeAssumptions.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import {
  currentInputs,
  inputs,
  useCurrentInputsKey,
  useHasMaintenancePercentage,
} from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';
import { forecastWorker } from '../workers/workers.ts';
import {
  AssumptionField,
  assumptionInUse,
  ExchangeRate,
  SystemFields,
} from './AssumptionField.tsx';
import './AssumptionsPanel.css';

/** The groups by column, about as tall as each other. */
const columns: readonly (readonly AssumptionGroup[])[] = [
  ['maintenance', 'building', 'finance'],
  ['platform', 'price', 'embedded'],
];

const helps: { readonly [Name in AssumptionGroup]?: string } = {
  platform: texts.platformHelp,
  price: texts.priceHelp,
};

/** More than these of a group are shown with a press. */
const mostShown = 6;

/**
 * Every assumption on one line, with its range, the value in use, and the value at which the result
 * over 36 months changes (E24).
 */
export function AssumptionsPanel() {
  const { response: turns } = useWorkerCall(
    forecastWorker,
    (worker) => worker.breakEvenValues(currentInputs()),
    useCurrentInputsKey(),
  );
  const systems = useAnswer((answer) => answer.systems) ?? [];
  const hasPercentage = useHasMaintenancePercentage();
  return (
    <div className="sheet">
      <div className="sheet-head">
        <PresetChoice />
        <InUse turns={turns} />
      </div>
      {turns?.hasVerdict === false && <p className="hint">{texts.noVerdict}</p>}
      <div className="sheet-columns">
        {columns.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => (
              <Group key={group} group={group} turns={turns} />
            ))}
          </div>
        ))}
      </div>
      {systems.length > 0 && (
        <fieldset>
          <legend>{texts.systems}</legend>
          {hasPercentage && <p className="field-help">{texts.maintenanceReplaced}</p>}
          <div className="sheet-columns">
            {systems.map((system) => (
              <SystemFields key={system.id} system={system} turns={turns} />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

function Group({ group, turns }: { group: AssumptionGroup; turns: BreakEvenValues | null }) {
  const [isWhole, setWhole] = useState(false);
  const billing = useStoreSelector(inputs, ({ assumptions }) => billingOf(assumptions));
  const names = numberAssumptionNames.filter(
    (name) => assumptionDetails[name].group === group && countsWith(name, billing),
  );
  const hidden = names.length - mostShown;
  const field = (name: NumberAssumption) => (
    <AssumptionField key={name} name={name} turns={turns} />
  );
  return (
    <fieldset>
      <legend>{texts.groups[group]}</legend>
      {helps[group] && <p className="field-help">{helps[group]}</p>}
      {group === 'price' && <PriceChoice billing={billing} />}
      {names.slice(0, mostShown).map(field)}
      <div hidden={!isWhole}>{names.slice(mostShown).map(field)}</div>
      {group === 'building' && <Listings turns={turns} />}
      {group === 'finance' && <ExchangeRate />}
      {hidden > 0 && (
        <button
          type="button"
          className="link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.showFewer : texts.showMore(hidden)}
        </button>
      )}
    </fieldset>
  );
}

/** Says whose assumptions count, and how many of them lie outside their range. */
function InUse({ turns }: { turns: BreakEvenValues | null }) {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const own = useStoreSelector(
    inputs,
    (stored) =>
      assumptionChanges(assumptionsInEffect(stored)).filter(
        ({ quantity }) => quantity.kind !== 'preset',
      ).length,
  );
  const estimate = useAnswer((answer) => answer.estimate);
  const systems = useStoreSelector(inputs, (stored) => stored.selectedSystems);
  const outside = numberAssumptionNames.filter(
    (name) => assumptionInUse(name, { assumptions, systems }, estimate, turns).place !== null,
  );
  return <p>{texts.inUse(own, assumptions?.preset !== undefined, outside.length)}</p>;
}

/** Which price counts in costs over time (E45). */
function PriceChoice({ billing }: { billing: Billing }) {
  return (
    <RadioGroup<Billing>
      legend={billingLabel}
      options={billings.map((value) => ({ value, label: billingTexts[value] }))}
      value={billing}
      onChange={(chosen) => changeByPress(() => changeAssumptions({ billing: chosen }))}
    />
  );
}

/** Whether reviews that only gate a listing count (E28). */
function Listings({ turns }: { turns: BreakEvenValues | null }) {
  const areWanted = useStoreSelector(inputs, ({ assumptions }) => wantsListings(assumptions));
  return (
    <div className="sheet-line">
      <Checkbox
        label={wantsListingsLabel}
        checked={areWanted}
        onChange={(event) => changeAssumptions({ wantsListings: event.currentTarget.checked })}
      />
      <p className="field-help">
        {turns?.doListingsFlip
          ? `${texts.listingsHelp} ${texts.listingsTurn(areWanted)}`
          : texts.listingsHelp}
      </p>
    </div>
  );
}

/** The visitor's own assumptions, while those of the rate card are in use. */
let kept: Assumptions | null = null;

/** Whether the rate card, the middle of each range, or the visitor's own assumptions are in use. */
function PresetChoice() {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const own = assumptions && changedAssumptions(ownAssumptions(assumptions));
  const presets = {
    rateCard: null,
    mid: withMidRange(assumptions),
    own: own ?? kept,
  } as const satisfies Record<string, Assumptions | null>;
  type Choice = keyof typeof presets;
  const choose = (choice: Choice) => {
    if (own) kept = own;
    changeByPress(() => {
      inputs.assumptions = presets[choice];
    });
  };
  return (
    <RadioGroup<Choice>
      legend={texts.presetLegend}
      options={[
        { value: 'rateCard', label: texts.presets.rateCard },
        { value: 'mid', label: texts.presets.mid },
        { value: 'own', label: texts.presets.own, isDisabled: presets.own === null },
      ]}
      value={assumptions?.preset ?? (own ? 'own' : 'rateCard')}
      onChange={choose}
    />
  );
}
