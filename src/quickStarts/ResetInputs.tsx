import { defaultInputs } from '../../contract/defaults.ts';
import { inputNames, isSameInput } from '../../contract/inputs.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { inputs, restoreInputs } from '../estimator/inputs.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { quickStartsTexts } from '../texts/quickStarts.ts';

/**
 * Puts every input back to its default; Undo takes that back.
 *
 * @param menuId - The id of the menu that closes with it.
 */
export function ResetInputs({ menuId }: { menuId: string }) {
  const isDefault = useStoreSelector(inputs, (stored) =>
    inputNames.every((name) => isSameInput(name, stored, defaultInputs)),
  );
  return (
    <button
      type="button"
      className="link"
      aria-disabled={isDefault}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={reset}
    >
      {quickStartsTexts.reset}
    </button>
  );
}

function reset(): void {
  changeByPress(() => restoreInputs(defaultInputs));
  notify({ title: quickStartsTexts.resetDone });
}
