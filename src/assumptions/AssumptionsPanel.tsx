import {
  type NumberAssumption,
  systemFigureNames,
  systemFigures,
  wantsListings,
} from '../../contract/assumptions.ts';
import { wantsListingsLabel } from '../../contract/format/assumptionTexts.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useCurrentInputsKey } from '../estimator/useCurrentInputsKey.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';
import { forecastWorker } from '../workers/forecastWorker.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import { AssumptionField } from './AssumptionField.tsx';
import { changeAssumptions, changeSystemFigure } from './changeAssumptions.ts';
import { OwnNumberField } from './OwnNumberField.tsx';
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
    (worker) => worker.assumptionTurns(currentInputs()),
    useCurrentInputsKey(),
  );
  return (
    <div className="assumptions">
      <p className="hint">{texts.intro}</p>
      {groups.map(({ title, names }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {names.map((name) => (
            <AssumptionField key={name} name={name} turnsAt={turns?.numbers[name]} />
          ))}
          {title === texts.groups.inHouse && <Listings />}
        </fieldset>
      ))}
      <Systems />
      <UseRateCard />
    </div>
  );
}

/** Whether reviews that only gate a listing count (E28). */
function Listings() {
  const areWanted = useStoreSelector(inputs, ({ assumptions }) => wantsListings(assumptions));
  return (
    <div className="assumptions-listings">
      <Checkbox
        label={wantsListingsLabel}
        checked={areWanted}
        onChange={(event) => changeAssumptions({ wantsListings: event.currentTarget.checked })}
      />
      <p className="field-help">{texts.listingsHelp}</p>
    </div>
  );
}

function Systems() {
  const systems = useAnswer((answer) => answer.systems) ?? [];
  const hasPercentage = useStoreSelector(
    inputs,
    ({ assumptions }) => assumptions?.maintenancePercentagePerYear !== undefined,
  );
  return (
    <fieldset className="assumptions-systems">
      <legend>{texts.systems}</legend>
      {systems.length === 0 && <p className="field-help">{texts.noSystems}</p>}
      {systems.length > 0 && hasPercentage && (
        <p className="field-help">{texts.maintenanceReplaced}</p>
      )}
      {systems.map((system) => (
        <SystemFields key={system.id} system={system} />
      ))}
    </fieldset>
  );
}

/** The hours and the review of one system; the fields show what counts now. */
function SystemFields({ system }: { system: Answer['systems'][number] }) {
  const own = useStoreSelector(inputs, ({ assumptions }) => assumptions?.systems?.[system.id]);
  const areListingsWanted = useStoreSelector(inputs, ({ assumptions }) =>
    wantsListings(assumptions),
  );
  const isUncounted = system.gate === 'listing' && !areListingsWanted;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a row of a fieldset that has a legend
    <div className="assumptions-system" role="group" aria-label={system.name}>
      <strong>{system.name}</strong>
      {systemFigureNames.map((figure) => (
        <OwnNumberField
          key={figure}
          label={texts.systemFigures[figure]}
          unit=""
          value={own?.[figure] ?? null}
          placeholder={String(system[figure])}
          accepted={systemFigures[figure].accepted}
          step={1}
          help={isUncounted && figure === 'moderationWeeks' ? texts.reviewNotCounted : ''}
          onChange={(value) => changeSystemFigure(system.id, figure, value)}
        />
      ))}
    </div>
  );
}

function UseRateCard() {
  const hasOwn = useStoreSelector(inputs, ({ assumptions }) => assumptions !== null);
  return (
    <Button
      kind="quiet"
      disabled={!hasOwn}
      onClick={() => {
        inputs.assumptions = null;
        notify({ title: texts.usingRateCard });
      }}
    >
      {texts.useRateCard}
    </Button>
  );
}
