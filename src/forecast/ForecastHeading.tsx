import { WithAssumptions } from '../format/LiveText.tsx';
import { forecastTexts } from '../texts/results.ts';

/** The title of the forecast, with the mark of assumptions that are not the rate card's. */
export function ForecastHeading() {
  return (
    <h2 id="forecast">
      {forecastTexts.title}
      <WithAssumptions />
    </h2>
  );
}
