import { useEffect } from 'react';
import './Framed.css';

/** Connects an embedded calculator to its host page. Elsewhere the code is not loaded. */
export function Framed() {
  useEffect(() => {
    if (document.documentElement.dataset.embed === undefined || parent === window) return;
    import('./connectToHost.ts').then(
      (module) => module.connectToHost(),
      (error) => console.error(error),
    );
  }, []);
  return null;
}
