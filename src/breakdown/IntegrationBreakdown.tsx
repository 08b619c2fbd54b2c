import { formatHours } from '../../contract/format/durations.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { useLazyWhen } from '../controls/lazy.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import type { ShownFigure } from '../format/formatFigure.ts';
import { LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { breakdownTexts } from '../texts/results.ts';

const loadSystemList = () => import('./SystemList.tsx').then((module) => module.SystemList);

/** Where the hours come from: totals, and each selected system with what makes it what it is. */
export function IntegrationBreakdown() {
  const systems = useAnswer((answer) => answer.systems) ?? [];
  const { loaded: SystemList, failure } = useLazyWhen(
    systems.length > 0,
    loadSystemList,
    breakdownTexts.title,
  );
  return (
    <section className="card" aria-labelledby="breakdown" data-section="breakdown full">
      <h2 id="breakdown">
        {breakdownTexts.title}
        <WithAssumptions />
      </h2>
      <div className="breakdown-totals">
        <dl className="tiles">
          <Total label={breakdownTexts.totalDevHours} figure="developmentHours" />
          <Total label={breakdownTexts.maintenanceHours} figure="maintenanceHours" />
        </dl>
        <p className="hint">
          <LiveText of={composition} /> {breakdownTexts.assumptions}
        </p>
      </div>
      {systems.length > 0 ? (
        SystemList ? (
          <SystemList systems={systems} />
        ) : (
          failure
        )
      ) : (
        <p className="hint breakdown-empty">{breakdownTexts.nothingSelected}</p>
      )}
    </section>
  );
}

function Total({ label, figure }: { label: string; figure: ShownFigure }) {
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd>
        <strong>
          <Amount figure={figure} />
        </strong>
      </dd>
    </div>
  );
}

/** How many of the integrations are selected systems, and how many others there are. */
function composition({ systems, genericCount, genericDevHours, addedHours }: Answer): string {
  const counted = breakdownTexts.composition(
    systems.length,
    genericCount,
    formatHours(genericDevHours),
  );
  return addedHours ? `${counted} ${addedHours}` : counted;
}
