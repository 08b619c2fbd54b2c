import { useEffect } from 'react';
import {
  changeByPress,
  inputHistory,
  startInputHistory,
  undoInputs,
} from '../estimator/inputHistory.ts';
import { enteredInputs, restoreInputs } from '../estimator/inputs.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { quickStartsTexts } from '../texts/quickStarts.ts';
import { type QuickStartName, quickStarts } from './quickStarts.ts';
import './QuickStarts.css';

const names = Object.keys(quickStarts) as QuickStartName[];

/** Fills the inputs at one press, and takes changes back. */
export function QuickStarts() {
  useEffect(() => startInputHistory(), []);
  const canUndo = useStoreSelector(inputHistory, (stored) => stored.canUndo);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="quick-starts" role="group" aria-label={quickStartsTexts.title}>
      <span className="quick-starts-title" aria-hidden="true">
        {quickStartsTexts.title}
      </span>
      {names.map((name) => (
        <button key={name} type="button" className="quick-start" onClick={() => start(name)}>
          {quickStartsTexts.names[name]}
        </button>
      ))}
      <button type="button" className="link" aria-disabled={!canUndo} onClick={undo}>
        {quickStartsTexts.undo}
      </button>
    </div>
  );
}

function start(name: QuickStartName): void {
  const { selectedSystems, ...counts } = quickStarts[name];
  changeByPress(() =>
    restoreInputs({ ...enteredInputs(), ...counts, selectedSystems: [...selectedSystems] }),
  );
  notify({ title: quickStartsTexts.started(quickStartsTexts.names[name]) });
}

function undo(): void {
  const undone = undoInputs();
  if (undone.length === 0) return;
  notify({
    title: quickStartsTexts.undone(undone.map((name) => calculatorTexts.inputs[name]).join(', ')),
  });
}
