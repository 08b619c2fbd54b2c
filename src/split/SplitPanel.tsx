import {
  splitChoiceText,
  splitReasonText,
  splitRowName,
  splitTotals,
} from '../../contract/format/splitTexts.ts';
import type { BestSplit, SplitChoice, SplitRow } from '../../contract/split.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { Table } from '../controls/Table.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { changeByPress } from '../estimator/inputHistory.ts';
import { currentInputs, inputs, localToday, useCurrentInputsKey } from '../estimator/inputs.ts';
import { useToday } from '../estimator/refreshAtMidnight.ts';
import { WithAssumptions } from '../format/LiveText.tsx';
import { focusTabOf } from '../navigation/tabAddress.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { splitTexts as texts } from '../texts/deferred/cards.ts';
import { forecastWorker } from '../workers/workers.ts';
import './SplitPanel.css';

/** Which integrations to build and which to embed, each with its reason, and what that costs. */
export function SplitPanel() {
  const { response, failure } = useWorkerCall(
    forecastWorker,
    async (worker) => ({ split: await worker.bestSplit(currentInputs(), localToday()) }),
    `${useToday()} ${useCurrentInputsKey()}`,
    texts.failed,
  );
  if (failure) return failure;
  if (!response) return <p role="status">{texts.computing}</p>;
  return response.split ? <Split split={response.split} /> : <p>{texts.tooFew}</p>;
}

function Split({ split }: { split: BestSplit }) {
  const hasPins = useStoreSelector(
    inputs,
    ({ builtSystems, embeddedSystems }) => builtSystems.length + embeddedSystems.length > 0,
  );
  return (
    <div className="split">
      {!split.best && <p role="status">{texts.none}</p>}
      <dl className="tiles">
        {splitTotals(split).map(({ label, amount, live }) => (
          <div key={label} className="tile">
            <dt>{label}</dt>
            <dd>
              <strong>{amount}</strong>
            </dd>
            <dd className="hint">{live}</dd>
          </div>
        ))}
      </dl>
      <Table<SplitRow>
        columns={[
          { label: texts.columns.name, cell: splitRowName },
          { label: texts.columns.choice, cell: (row) => <Choice {...row} /> },
          { label: texts.columns.side, cell: (row) => <Pin {...row} /> },
          { label: texts.columns.reason, className: 'split-reason', cell: splitReasonText },
        ]}
        rows={split.rows}
        keyOf={({ id }) => id}
      />
      {hasPins && (
        <button
          type="button"
          className="link"
          onClick={({ currentTarget }) => {
            focusTabOf(currentTarget);
            changeByPress(() => Object.assign(inputs, { builtSystems: [], embeddedSystems: [] }));
          }}
        >
          {texts.unpin}
        </button>
      )}
      <p className="hint">
        {texts.note}
        <WithAssumptions />
      </p>
    </div>
  );
}

function Choice(row: SplitRow) {
  const { count, builtCount } = row;
  const side = builtCount === count ? 'in-house' : builtCount === 0 ? 'embedded' : 'both';
  return <span className={`split-choice ${side}`}>{splitChoiceText(row)}</span>;
}

/** Leaves a row to the search, or keeps it on one side. */
function Pin(row: SplitRow) {
  const { id } = row;
  const pin = useStoreSelector(inputs, ({ builtSystems, embeddedSystems }) =>
    builtSystems.includes(id) ? 'build' : embeddedSystems.includes(id) ? 'embed' : 'best',
  );
  return (
    <RadioGroup<SplitChoice | 'best'>
      legend={texts.sideOf(splitRowName(row))}
      options={(['best', 'build', 'embed'] as const).map((value) => ({
        value,
        label: texts.sides[value],
      }))}
      value={pin}
      onChange={(side) => changeByPress(() => pinTo(id, side))}
    />
  );
}

function pinTo(id: string, side: SplitChoice | 'best'): void {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const added = (of: SplitChoice) => (side === of ? [id] : []);
  Object.assign(inputs, {
    builtSystems: [...without(inputs.builtSystems), ...added('build')],
    embeddedSystems: [...without(inputs.embeddedSystems), ...added('embed')],
  });
}
