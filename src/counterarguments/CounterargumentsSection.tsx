import { CardDetails } from '../controls/Disclosure.tsx';
import { counterargumentsTexts } from '../texts/results.ts';

const loadCounterarguments = () =>
  import('./Counterarguments.tsx').then((module) => module.Counterarguments);

/** What would turn the result, in a card that is closed by default. */
export function CounterargumentsSection() {
  return (
    <CardDetails
      title={counterargumentsTexts.title}
      load={loadCounterarguments}
      failedText={counterargumentsTexts.failed}
    />
  );
}
