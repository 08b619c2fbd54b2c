import { type SystemFigure, systemFigureNames, systemFigures } from '../../contract/assumptions.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import { systemFigureText } from '../../contract/format/assumptionTexts.ts';
import type { SelectedSystem } from '../../worker/answer/answer.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';
import { changeSystemFigure } from './changeAssumptions.ts';
import { OwnNumberField } from './OwnNumberField.tsx';
import { turnText } from './turnText.ts';

/** The hours and the review of one system, each with its default and its plausible range. */
export function SystemFields({
  system,
  turns,
}: {
  system: SelectedSystem;
  /** Null while they are not known. */
  turns: BreakEvenValues | null;
}) {
  const own = useStoreSelector(inputs, ({ assumptions }) => assumptions?.systems?.[system.id]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a row of a fieldset that has a legend
    <div className="assumptions-system" role="group" aria-label={system.name}>
      <strong>{system.name}</strong>
      {systemFigureNames.map((figure) => (
        <SystemFigureField
          key={figure}
          system={system}
          figure={figure}
          value={own?.[figure] ?? null}
          turns={turns}
        />
      ))}
    </div>
  );
}

function SystemFigureField({
  system: { id, gate },
  figure,
  value,
  turns,
}: {
  system: SelectedSystem;
  figure: SystemFigure;
  value: number | null;
  turns: BreakEvenValues | null;
}) {
  const isReviewCounted = useStoreSelector(inputs, ({ assumptions }) =>
    isCountedReview({ gate }, assumptions),
  );
  const stated = turns?.systems[id]?.[figure];
  const format = (number: number) => systemFigureText(figure, number);
  const isCounted = figure !== 'moderationWeeks' || isReviewCounted;
  const used = value ?? stated?.rateCard;
  const help = stated && [
    stated.isOnRateCard
      ? texts.rateCardDefault(format(stated.rateCard))
      : texts.averageDefault(format(stated.rateCard)),
    stated.range &&
      texts.plausible(format(stated.range.min), format(stated.range.max), stated.range.confidence),
    isCounted
      ? turns?.hasVerdict && turnText(stated.breakEvenValue, format)
      : texts.reviewNotCounted,
  ];
  return (
    <OwnNumberField
      label={texts.systemFigures[figure]}
      unit=""
      value={value}
      placeholder={stated ? String(stated.rateCard) : ''}
      accepted={systemFigures[figure].accepted}
      step={1}
      inUse={used === undefined ? texts.rateCardFigure : format(used)}
      help={help?.filter(Boolean).join(' ')}
      onChange={(number) => changeSystemFigure(id, figure, number)}
    />
  );
}
