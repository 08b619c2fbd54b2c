import { useOnceExpected } from '../controls/useOnceExpected.ts';
import { notify } from '../notifications/notifications.ts';
import { controlsTexts } from '../texts/controls.ts';
import { useStored } from '../useStored.ts';
import { closeExplanation, explanation } from './explanation.ts';

const loadDerivation = () => import('./Derivation.tsx').then((module) => module.Derivation);

/** Where derivations open; their code comes when a figure is pointed at, focused or pressed. */
export function ExplanationHost() {
  const shown = useStored(explanation, (stored) => stored.shown);
  const { loaded: Derivation } = useOnceExpected(explanation, loadDerivation, giveUp);
  return Derivation && shown ? <Derivation key={shown} figure={shown} /> : null;
}

function giveUp() {
  if (explanation.shown) notify({ title: controlsTexts.panelFailed, tone: 'destructive' });
  closeExplanation();
}
