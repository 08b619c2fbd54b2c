import { assumptionsMark, inputs } from '../estimator/inputs.ts';
import { WithAssumptions } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { forecastTexts } from '../texts/results.ts';

/** The title, which the tab says, too: it is shown where it marks other assumptions. */
export function ForecastHeading() {
  const mark = useStoreSelector(inputs, assumptionsMark);
  return (
    <h2 id="forecast" className={mark ? undefined : 'visually-hidden'}>
      {forecastTexts.title}
      <WithAssumptions />
    </h2>
  );
}
