import { useEffect } from 'react';
import { useOnIntent } from '../controls/useOnIntent.ts';
import { messages } from '../messages.ts';
import { notify } from '../notifications/notifications.ts';
import { useStored } from '../useStored.ts';
import { closeExplanation, explanation } from './explanation.ts';

const loadDerivation = () => import('./Derivation.tsx').then((module) => module.Derivation);

/** Where derivations open; their code comes when a figure is pointed at, focused or pressed. */
export function ExplanationHost() {
  const { isExpected, shown } = useStored(explanation);
  const { loaded: Derivation, request } = useOnIntent(loadDerivation, giveUp);
  useEffect(() => {
    if (isExpected) request();
  });
  return Derivation && shown ? <Derivation key={shown} figure={shown} /> : null;
}

function giveUp() {
  if (explanation.shown) notify({ title: messages.controls.panelFailed, tone: 'destructive' });
  closeExplanation();
  explanation.isExpected = false;
}
