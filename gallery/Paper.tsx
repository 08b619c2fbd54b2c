import { results } from '../src/estimator/results.ts';
import { PrintedEstimate } from '../src/printing/PrintSheet.tsx';
import '../src/printing/PrintSheet.css';

/** The print sheet, on a page as wide as A4. */
export function Paper() {
  return (
    <div className="gallery-paper">
      {results.answer && <PrintedEstimate answer={results.answer} />}
    </div>
  );
}
