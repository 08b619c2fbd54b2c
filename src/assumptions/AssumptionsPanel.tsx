import {
  type Assumptions,
  changedAssumptions,
  type NumberAssumption,
  ownAssumptions,
  wantsListings,
  withMidRange,
} from '../../contract/assumptions.ts';
import { wantsListingsLabel } from '../../contract/format/assumptionTexts.ts';
import { Checkbox } from '../controls/FormFields.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
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
import { AssumptionField, changeAssumptions, SystemFields } from './AssumptionField.tsx';
import './AssumptionsPanel.css';

const groups = [
  {
    title: texts.groups.inHouse,
    names: [
      'maintenancePercentagePerYear',
      'genericDevHours',
      'genericMaintenanceHours',
      'multiplierPercentage',
      'wageRisePercentagePerYear',
    ],
  },
  {
    title: texts.groups.embedded,
    names: [
      'planDiscountPercentage',
      'planRisePercentagePerYear',
      'embeddedHoursPerIntegration',
      'embeddedHoursPerMonth',
      'embeddedDeploymentWeeks',
    ],
  },
  { title: texts.groups.finance, names: ['discountRatePercentage'] },
  {
    title: texts.groups.launch,
    names: ['monthlyRevenueUsd', 'grossMarginPercentage', 'rampMonths'],
  },
] as const satisfies { title: string; names: readonly NumberAssumption[] }[];

/**
 * Every assumption with its default, the range that is plausible, and the value at which the result
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
  // Whether reviews that only gate a listing count (E28).
  const areListingsWanted = useStoreSelector(inputs, ({ assumptions }) =>
    wantsListings(assumptions),
  );
  const listings = (
    <div className="assumptions-listings">
      <Checkbox
        label={wantsListingsLabel}
        checked={areListingsWanted}
        onChange={(event) => changeAssumptions({ wantsListings: event.currentTarget.checked })}
      />
      <p className="field-help">
        {texts.listingsHelp}
        {turns?.hasVerdict &&
          ` ${turns.doListingsFlip ? texts.listingsTurn(areListingsWanted) : texts.listingsDoNotTurn}`}
      </p>
    </div>
  );
  return (
    <div className="assumptions">
      <PresetChoice />
      <p className="hint">{texts.intro}</p>
      {turns?.hasVerdict === false && <p className="hint">{texts.noVerdict}</p>}
      {groups.map(({ title, names }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {names.map((name) => (
            <AssumptionField key={name} name={name} turns={turns} />
          ))}
          {title === texts.groups.inHouse && listings}
        </fieldset>
      ))}
      <fieldset className="assumptions-systems">
        <legend>{texts.systems}</legend>
        {systems.length === 0 && <p className="field-help">{texts.noSystems}</p>}
        {systems.length > 0 && hasPercentage && (
          <p className="field-help">{texts.maintenanceReplaced}</p>
        )}
        {systems.map((system) => (
          <SystemFields key={system.id} system={system} turns={turns} />
        ))}
      </fieldset>
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
