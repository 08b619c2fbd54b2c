import {
  type Assumptions,
  changedAssumptions,
  type NumberAssumption,
  ownAssumptions,
  wantsListings,
  withMidRange,
} from '../../contract/assumptions.ts';
import { wantsListingsLabel } from '../../contract/format/assumptionTexts.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
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
import {
  AssumptionField,
  changeAssumptions,
  ExchangeRate,
  SystemFields,
} from './AssumptionField.tsx';
import './AssumptionsPanel.css';

interface AssumptionGroup {
  title: string;
  help?: string;
  names: readonly NumberAssumption[];
}

/** The groups by column, about as tall as each other. */
const columns: readonly (readonly AssumptionGroup[])[] = [
  [
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
      title: texts.groups.platform,
      help: texts.platformHelp,
      names: ['platformHoursOnce', 'platformHoursPerMonth', 'platformUsdPerMonth'],
    },
  ],
  [
    {
      title: texts.groups.embedded,
      names: [
        'embeddedHoursPerMonth',
        'embeddedHoursPerIntegration',
        'planRisePercentagePerYear',
        'planDiscountPercentage',
        'overageUsdPerMonth',
        'embeddedDeploymentWeeks',
        'leavingHoursPerIntegration',
      ],
    },
  ],
  [
    {
      title: texts.groups.money,
      names: ['discountRatePercentage', 'monthlyRevenueUsd', 'grossMarginPercentage', 'rampMonths'],
    },
    {
      title: texts.groups.assistants,
      names: ['assistedBuildSavingPercentage', 'assistedMaintenanceSavingPercentage'],
    },
    {
      title: texts.groups.staff,
      names: ['turnoverPercentagePerYear', 'handoverHours'],
    },
  ],
];

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
    <>
      <PresetChoice />
      {turns?.hasVerdict === false && <p className="hint">{texts.noVerdict}</p>}
      <div className="sheet-columns">
        {columns.map((groups) => (
          <div key={groups[0]?.title}>
            {groups.map(({ title, help, names }) => (
              <fieldset key={title}>
                <legend>{title}</legend>
                {help && <p className="field-help">{help}</p>}
                {names.map((name) => (
                  <AssumptionField key={name} name={name} turns={turns} />
                ))}
                {title === texts.groups.money && (
                  <>
                    <ExchangeRate />
                    <Listings turns={turns} />
                  </>
                )}
              </fieldset>
            ))}
          </div>
        ))}
      </div>
      {systems.length > 0 && (
        <fieldset>
          <legend>{texts.systems}</legend>
          {hasPercentage && <p className="field-help">{texts.maintenanceReplaced}</p>}
          {systems.map((system) => (
            <SystemFields key={system.id} system={system} turns={turns} />
          ))}
        </fieldset>
      )}
      <p className="sheet-key">
        <span className="key-band">{texts.key.band}</span>
        <span className="key-used">{texts.key.used}</span>
        <span className="key-turn">{texts.key.turn}</span>
        <span>{texts.key.empty}</span>
      </p>
    </>
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
