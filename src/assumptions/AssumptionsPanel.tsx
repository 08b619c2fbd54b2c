import {
  type NumberAssumption,
  type SystemFigure,
  systemFigureNames,
  systemFigures,
  wantsListings,
} from '../../contract/assumptions.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import { systemFigureText, wantsListingsLabel } from '../../contract/format/assumptionTexts.ts';
import type { SelectedSystem } from '../../worker/answer/answer.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/FormFields.tsx';
import { changeByPress } from '../estimator/inputHistory.ts';
import {
  currentInputs,
  inputs,
  useCurrentInputsKey,
  useHasMaintenancePercentage,
  useHasOwnAssumptions,
} from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import { forecastWorker } from '../workers/workers.ts';
import {
  AssumptionField,
  changeAssumptions,
  changeSystemFigure,
  OwnNumberField,
  turnText,
} from './AssumptionField.tsx';
import './AssumptionsPanel.css';

const groups = [
  {
    title: texts.groups.inHouse,
    names: ['maintenancePercentagePerYear', 'wageRisePercentagePerYear'],
  },
  {
    title: texts.groups.embedded,
    names: [
      'planDiscountPercentage',
      'planRisePercentagePerYear',
      'embeddedHoursPerIntegration',
      'embeddedHoursPerMonth',
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
  return (
    <div className="assumptions">
      <p className="hint">{texts.intro}</p>
      {turns?.hasVerdict === false && <p className="hint">{texts.noVerdict}</p>}
      {groups.map(({ title, names }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {names.map((name) => (
            <AssumptionField key={name} name={name} turns={turns} />
          ))}
          {title === texts.groups.inHouse && <Listings turns={turns} />}
        </fieldset>
      ))}
      <Systems turns={turns} />
      <UseRateCard />
    </div>
  );
}

/** Whether reviews that only gate a listing count (E28). */
function Listings({ turns }: { turns: BreakEvenValues | null }) {
  const areWanted = useStoreSelector(inputs, ({ assumptions }) => wantsListings(assumptions));
  return (
    <div className="assumptions-listings">
      <Checkbox
        label={wantsListingsLabel}
        checked={areWanted}
        onChange={(event) => changeAssumptions({ wantsListings: event.currentTarget.checked })}
      />
      <p className="field-help">
        {texts.listingsHelp}
        {turns?.hasVerdict &&
          ` ${turns.doListingsFlip ? texts.listingsTurn(areWanted) : texts.listingsDoNotTurn}`}
      </p>
    </div>
  );
}

function Systems({ turns }: { turns: BreakEvenValues | null }) {
  const systems = useAnswer((answer) => answer.systems) ?? [];
  const hasPercentage = useHasMaintenancePercentage();
  return (
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
  );
}

/** Keeps the focus when there is nothing left to replace, which `disabled` would lose. */
function UseRateCard() {
  const hasOwn = useHasOwnAssumptions();
  return (
    <Button
      kind="quiet"
      aria-disabled={!hasOwn}
      onClick={() => {
        if (!hasOwn) return;
        changeByPress(() => {
          inputs.assumptions = null;
        });
        notify({ title: texts.usingRateCard });
      }}
    >
      {texts.useRateCard}
    </Button>
  );
}

interface SystemFieldsProps {
  system: SelectedSystem;
  turns: BreakEvenValues | null;
}

/** The hours and the review of one system, each with its default and its plausible range. */
function SystemFields({ system, turns }: SystemFieldsProps) {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const fieldOf = (figure: SystemFigure) => {
    const value = assumptions?.systems?.[system.id]?.[figure] ?? null;
    const stated = turns?.systems[system.id]?.[figure];
    const format = (number: number) => systemFigureText(figure, number);
    const isCounted = figure !== 'moderationWeeks' || isCountedReview(system, assumptions);
    const used = value ?? stated?.rateCard;
    const help = stated && [
      stated.isOnRateCard
        ? texts.rateCardDefault(format(stated.rateCard))
        : texts.averageDefault(format(stated.rateCard)),
      stated.range &&
        texts.plausible(
          format(stated.range.min),
          format(stated.range.max),
          stated.range.confidence,
        ),
      isCounted
        ? turns?.hasVerdict && turnText(stated.breakEvenValue, format)
        : texts.reviewNotCounted,
    ];
    return (
      <OwnNumberField
        key={figure}
        label={texts.systemFigures[figure]}
        unit=""
        value={value}
        placeholder={stated ? String(stated.rateCard) : ''}
        accepted={systemFigures[figure].accepted}
        step={1}
        inUse={used === undefined ? texts.rateCardFigure : format(used)}
        help={help?.filter(Boolean).join(' ')}
        onChange={(number) => changeSystemFigure(system.id, figure, number)}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a row of a fieldset that has a legend
    <div className="assumptions-system" role="group" aria-label={system.name}>
      <strong>{system.name}</strong>
      {systemFigureNames.map(fieldOf)}
    </div>
  );
}
