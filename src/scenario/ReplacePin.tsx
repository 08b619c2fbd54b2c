import { useEffect, useRef } from 'react';
import { readScenario } from '../../contract/scenarioLink.ts';
import { Button } from '../controls/Button.tsx';
import { describeScope } from '../format/describeScenario.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { keepPins, replacePin } from './pins.ts';
import { pinnedScenarios } from './scenarioStores.ts';

/** Asks which of the pinned scenarios one more replaces. Escape keeps them all. */
export function ReplacePin() {
  const { fragments } = useStoreSelector(pinnedScenarios);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // The browser returns the focus when the dialog closes, which unmounting would not.
  const handleClose = () => {
    const replaced = dialog.current?.returnValue ?? '';
    if (replaced === '') {
      keepPins();
      return;
    }
    replacePin(Number(replaced));
    notify({ title: deferredScenarioTexts.pinned });
  };
  return (
    <dialog
      ref={dialog}
      className="card replace-pin"
      aria-labelledby="replace-pin"
      onClose={handleClose}
    >
      <form method="dialog">
        <h2 id="replace-pin">{deferredScenarioTexts.replaceWhich}</h2>
        {fragments.map((fragment, index) => (
          <p key={deferredScenarioTexts.title(index)}>
            <Button kind="quiet" type="submit" value={index}>
              {deferredScenarioTexts.replaceNamed(deferredScenarioTexts.title(index))}
            </Button>{' '}
            <span className="hint">{describe(fragment)}</span>
          </p>
        ))}
        <button type="submit" className="link" value="">
          {deferredScenarioTexts.keepBoth}
        </button>
      </form>
    </dialog>
  );
}

function describe(fragment: string): string {
  const scenario = readScenario(fragment)?.inputs;
  if (!scenario) return '';
  return describeScope(scenario.integrationCount, scenario.devTimePercentage || 100, scenario);
}
