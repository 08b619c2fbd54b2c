import { formatHours } from '../../contract/format/formatHours.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { useHasMaintenancePercentage } from '../estimator/inputs.ts';
import { formatFigure } from '../format/formatFigure.ts';
import { breakdownTexts } from '../texts/results.ts';

/** The selected systems with their hours, reviews and complexity. */
export function PrintedSystems({ answer }: { answer: Answer }) {
  const hasMaintenancePercentage = useHasMaintenancePercentage();
  return (
    <section>
      <h2>{breakdownTexts.title}</h2>
      <p>
        {breakdownTexts.totalDevHours}: {formatFigure.developmentHours(answer)}.{' '}
        {breakdownTexts.maintenanceHours}: {formatFigure.maintenanceHours(answer)}.
      </p>
      <table className="print-systems">
        <thead>
          <tr>
            <th scope="col">{breakdownTexts.system}</th>
            <th scope="col">{breakdownTexts.devHours}</th>
            <th scope="col">{breakdownTexts.maintenance}</th>
            <th scope="col">{breakdownTexts.review}</th>
            <th scope="col">{breakdownTexts.complexity}</th>
          </tr>
        </thead>
        <tbody>
          {answer.systems.map((system) => (
            <tr key={system.id}>
              <th scope="row">{system.name}</th>
              <td>{formatHours(system.devHours)}</td>
              <td>
                {hasMaintenancePercentage
                  ? '–'
                  : breakdownTexts.perMonth(formatHours(system.maintenanceHours))}
              </td>
              <td>{breakdownTexts.reviewWeeks(system.moderationWeeks)}</td>
              <td>{system.complexity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
