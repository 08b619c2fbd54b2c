import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '../../contract/limits.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { wholeDollarParts } from '../../contract/wording/wholeDollarParts.ts';
import type { Figure } from '../../worker/estimate/trace.ts';
import { HelpTip } from '../controls/HelpTip.tsx';
import { results } from '../estimator/results.ts';
import { Amount } from '../explanations/Amount.tsx';
import { messages } from '../messages.ts';
import './CostAnalysis.css';

const { results: words } = messages;

/** What building costs beside what embedding costs (specification 2, Cost Analysis). */
export function CostAnalysis() {
  const { answer } = useSnapshot(results);
  return (
    <section className="card" aria-labelledby="cost-analysis" data-section="costs">
      <h2 id="cost-analysis">{words.costAnalysis}</h2>
      <div className="sides">
        <InHouseSide inHouse={answer?.estimate.results.inHouse} />
        <EmbeddedSide plan={answer?.estimate.results.albato} />
      </div>
      {answer?.cheaperInHouse && (
        <p className="note in-house-note">
          <strong>{words.cheaperInHouse(formatUsd(answer.cheaperInHouse.byUsd))}</strong>{' '}
          {answer.cheaperInHouse.flipsAtIntegrationCount === null
            ? words.neverFlips(limits.integrationCount.max)
            : words.flipsAt(answer.cheaperInHouse.flipsAtIntegrationCount)}
        </p>
      )}
    </section>
  );
}

type Shown = NonNullable<(typeof results)['answer']>['estimate']['results'];

function InHouseSide({ inHouse }: { inHouse: Shown['inHouse'] | undefined }) {
  const [development, testing, documentation] = inHouse
    ? wholeDollarParts(
        [inHouse.development, inHouse.testing, inHouse.documentation],
        inHouse.initialTotal,
      )
    : [];
  return (
    <div className="side in-house">
      <h3>{words.inHouse}</h3>
      <Headline
        figure="initialTotalUsd"
        amount={inHouse?.initialTotal}
        note={words.inHouseTotalNote}
      />
      <dl>
        <Line label={words.initialDevelopment} figure="developmentUsd" amount={development} />
        <Line label={words.testing} figure="testingUsd" amount={testing} />
        <Line label={words.documentation} figure="documentationUsd" amount={documentation} />
        <Line
          label={words.initialTotal}
          figure="initialTotalUsd"
          amount={inHouse?.initialTotal}
          isTotal
        />
        <Line
          label={
            <span className="with-help">
              {words.monthlyMaintenance}
              <HelpTip about={words.monthlyMaintenance}>{words.maintenanceHelp}</HelpTip>
            </span>
          }
          figure="maintenanceUsd"
          amount={inHouse?.maintenance}
          unit={words.perMonth}
        />
      </dl>
    </div>
  );
}

function EmbeddedSide({ plan }: { plan: Shown['albato'] | undefined }) {
  return (
    <div className="side embedded">
      <h3>{words.embedded}</h3>
      <Headline figure="yearOneUsd" amount={plan?.initialTotal} note={words.embeddedTotalNote} />
      <dl>
        <Line label={words.initialSetup} figure="setupUsd" amount={plan?.setup} />
        <Line
          label={words.monthlySubscription}
          figure="monthlyUsd"
          amount={plan?.monthly}
          unit={words.perMonth}
        />
        <Line label={words.totalYear1} figure="yearOneUsd" amount={plan?.initialTotal} isTotal />
      </dl>
    </div>
  );
}

function Headline({
  figure,
  amount,
  note,
}: {
  figure: Figure;
  amount: number | undefined;
  note: string;
}) {
  return (
    <p className="headline">
      <strong>
        {amount === undefined ? (
          words.noFigure
        ) : (
          <Amount figure={figure}>{formatUsd(amount)}</Amount>
        )}
      </strong>
      <small>{note}</small>
    </p>
  );
}

interface LineProps {
  label: ReactNode;
  figure: Figure;
  /** USD; undefined where nothing has been computed yet. */
  amount: number | undefined;
  unit?: string;
  isTotal?: boolean;
}

function Line({ label, figure, amount, unit, isTotal = false }: LineProps) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>
        {amount === undefined ? (
          words.noFigure
        ) : (
          <Amount figure={figure}>{formatUsd(amount)}</Amount>
        )}
        {unit && amount !== undefined && <span className="unit">{unit}</span>}
      </dd>
    </div>
  );
}
