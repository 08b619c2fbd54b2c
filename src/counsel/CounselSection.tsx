import { CardDetails } from '../controls/Disclosure.tsx';
import { counselTexts } from '../texts/results.ts';

const loadCounsel = () => import('./Counsel.tsx').then((module) => module.Counsel);

/** What would turn the result, in a card that is closed by default. */
export function CounselSection() {
  return (
    <CardDetails title={counselTexts.title} load={loadCounsel} failedText={counselTexts.failed} />
  );
}
