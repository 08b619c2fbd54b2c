import { defaultInputs } from '../../contract/defaults.ts';
import { changedInputs } from '../../contract/inputs.ts';
import { changeByPress, inputHistory, undoInputs } from '../estimator/inputHistory.ts';
import { inputs, restoreInputs } from '../estimator/inputs.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { quickStartsTexts } from '../texts/deferred/quickStarts.ts';
import './WaysBack.css';

/** Undo and Reset. */
export function WaysBack() {
  const canUndo = useStoreSelector(inputHistory, (stored) => stored.canUndo);
  return (
    <span className="ways-back">
      {canUndo && (
        <button type="button" className="link" onClick={undo}>
          {quickStartsTexts.undo}
        </button>
      )}
      <ResetInputs />
    </span>
  );
}

function undo(): void {
  const undone = undoInputs();
  if (undone.length === 0) return;
  // Undo goes with the last change, and the focus would go with it.
  if (!inputHistory.canUndo) document.getElementById(resetId)?.focus();
  notify({
    title: quickStartsTexts.undone(undone.map((name) => calculatorTexts.inputs[name]).join(', ')),
  });
}

const resetId = 'reset-inputs';

/** Puts every input back to its default; Undo takes that back. */
function ResetInputs() {
  const isDefault = useStoreSelector(
    inputs,
    (stored) => changedInputs(stored, defaultInputs).length === 0,
  );
  return (
    <button type="button" id={resetId} className="link" aria-disabled={isDefault} onClick={reset}>
      {quickStartsTexts.reset}
    </button>
  );
}

function reset(): void {
  changeByPress(() => restoreInputs(defaultInputs));
  notify({ title: quickStartsTexts.resetDone });
}
