import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { subscribe } from 'valtio';
import { results } from '../estimator/results.ts';
import { printSheet } from '../navigation/printSheet.ts';
import { PrintedEstimate } from './PrintedEstimate.tsx';
import './PrintSheet.css';

/**
 * What is on paper in place of the page. It exists only while the browser prints, and holds what is
 * known at that moment: nothing on it loads. While the figures of changed inputs are computed there
 * is no sheet, because its inputs and its figures would belong to two calculations.
 */
export function PrintSheet() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the print as soon as this event handler returns.
    const show = () => flushSync(() => setPrinting(true));
    const hide = () => setPrinting(false);
    addEventListener('beforeprint', show);
    addEventListener('afterprint', hide);
    const updateReadiness = () => {
      printSheet.isReady = !results.isOutdated;
    };
    updateReadiness();
    const unsubscribe = subscribe(results, updateReadiness);
    return () => {
      unsubscribe();
      printSheet.isReady = false;
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', hide);
    };
  }, []);
  const { answer, isOutdated } = results;
  if (!isPrinting || !answer || isOutdated) return null;
  return createPortal(<PrintedEstimate answer={answer} />, document.body);
}
