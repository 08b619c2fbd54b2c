import { useLazyWhenRequested } from '../controls/lazy.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { controlsTexts } from '../texts/controls.ts';
import { closeExplanation, explanation } from './explanation.ts';

const loadDerivation = () => import('./Derivation.tsx').then((module) => module.Derivation);

/** Renders the derivation dialog. Its code loads when a figure is hovered, focused or pressed. */
export function LazyDerivation() {
  const shown = useStoreSelector(explanation, (stored) => stored.shown);
  const Derivation = useLazyWhenRequested(explanation, loadDerivation, onLoadFailure);
  return Derivation && shown ? <Derivation key={shown} figure={shown} /> : null;
}

function onLoadFailure() {
  if (explanation.shown) notify({ title: controlsTexts.panelFailed, tone: 'destructive' });
  closeExplanation();
}
