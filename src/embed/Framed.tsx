import { useEffect } from 'react';
import './Framed.css';

/** What a calculator in a host page does beside calculating; elsewhere nothing of it is loaded. */
export function Framed() {
  useEffect(() => {
    if (document.documentElement.dataset.embed === undefined || parent === window) return;
    import('./frame.ts').then(
      (module) => module.fitFrame(),
      (error) => console.error(error),
    );
  }, []);
  return null;
}
