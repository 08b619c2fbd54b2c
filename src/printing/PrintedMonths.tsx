import { formatUsd } from '../../contract/format/formatUsd.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { deferredPrintingTexts } from '../texts/deferred/scenario.ts';
import { costAt } from './costAt.ts';

const months = Array.from({ length: 37 }, (_, month) => month);

/** The total cost of both options every six months, from left to right. */
export function PrintedHalfYears({ answer }: { answer: Answer }) {
  const lines = answer.costLines;
  const halfYears = months.filter((month) => month % 6 === 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{deferredPrintingTexts.afterMonths}</th>
          {halfYears.map((month) => (
            <th key={month} scope="col">
              {monthText(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['inHouse', 'embedded'] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{deferredPrintingTexts[side]}</th>
            {halfYears.map((month) => (
              <td key={month}>{formatUsd(costAt(lines[side], month))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns how many rows the months take in so many columns. */
export function monthRows(columns: number): number {
  return Math.ceil(months.length / columns);
}

/**
 * The same for every month, from top to bottom.
 *
 * @param columns - How many tables side by side hold the months.
 */
export function PrintedMonths({ answer, columns }: { answer: Answer; columns: number }) {
  const { inHouse, embedded } = answer.costLines;
  const length = monthRows(columns);
  const parts = Array.from({ length: columns }, (_, part) =>
    months.slice(part * length, (part + 1) * length),
  );
  return (
    <section>
      <h2>{deferredPrintingTexts.byMonth}</h2>
      <div className="print-months">
        {parts.map((part) => (
          <table key={part[0]}>
            <thead>
              <tr>
                <th scope="col">{deferredPrintingTexts.afterMonths}</th>
                <th scope="col">{deferredPrintingTexts.inHouse}</th>
                <th scope="col">{deferredPrintingTexts.embedded}</th>
              </tr>
            </thead>
            <tbody>
              {part.map((month) => (
                <tr key={month}>
                  <th scope="row">{monthText(month)}</th>
                  <td>{formatUsd(costAt(inHouse, month))}</td>
                  <td>{formatUsd(costAt(embedded, month))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

function monthText(month: number): string {
  return month === 0 ? deferredPrintingTexts.start : String(month);
}
