import { Fragment } from 'react';
import type { DeadlineOutlook as Outlook } from '../../contract/claims.ts';
import { deadlineSentences } from '../../contract/format/deadlineTexts.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';

/** Which side meets the target date, and what would let the in-house build make it. */
export function DeadlineOutlook({ deadline }: { deadline: Outlook }) {
  const { developerCountNumber: developers, devTimePercentage } = useStoreSelector(inputs);
  const team = { developers, devTimePercentage: devTimePercentage || 100 };
  const sentences = deadlineSentences(deadline, team);
  return (
    <p className={sentences.length === 1 ? 'note deadline-met' : 'note'} role="status">
      {sentences.map(({ text, isStrong }, index) => (
        <Fragment key={text}>
          {index > 0 && ' '}
          {isStrong ? <strong>{text}</strong> : text}
        </Fragment>
      ))}
    </p>
  );
}
