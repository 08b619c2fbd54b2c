import { useState } from 'react';
import { formatHours } from '../../contract/format/durations.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { useLazyWhen } from '../controls/lazy.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import type { ShownFigure } from '../format/formatFigure.ts';
import { LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { breakdownTexts } from '../texts/results.ts';

const loadSystemList = () => import('./SystemList.tsx').then((module) => module.SystemList);

/**
 * Where the hours come from: the totals on one line, and each selected system with a press. What no
 * figure includes is always said (P8).
 */
export function IntegrationBreakdown() {
  const [isListed, setListed] = useState(false);
  const systems = useAnswer((answer) => answer.systems) ?? [];
  const isNeeded = systems.length > 0;
  const { loaded: SystemList, failure } = useLazyWhen(
    isNeeded,
    loadSystemList,
    breakdownTexts.title,
  );
  return (
    <section className="card" aria-labelledby="breakdown" data-section="breakdown full">
      <div className="breakdown-line">
        <h2 id="breakdown">
          {breakdownTexts.title}
          <WithAssumptions />
        </h2>
        <dl>
          <Total label={breakdownTexts.totalDevHours} figure="developmentHours" />
          <Total label={breakdownTexts.maintenanceHours} figure="maintenanceHours" />
        </dl>
        <p>
          <LiveText of={composition} />
        </p>
        {isNeeded && (
          <button
            type="button"
            className="link"
            aria-expanded={isListed}
            onClick={() => setListed(!isListed)}
          >
            {isListed ? breakdownTexts.hideList : breakdownTexts.showList}
          </button>
        )}
      </div>
      {isNeeded && (SystemList ? <SystemList systems={systems} isListed={isListed} /> : failure)}
    </section>
  );
}

function Total({ label, figure }: { label: string; figure: ShownFigure }) {
  return (
    <div>
      <dt>{label}</dt>{' '}
      <dd>
        <Amount figure={figure} />
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
