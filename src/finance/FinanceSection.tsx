import { CardDetails } from '../controls/Disclosure.tsx';
import { financeTexts } from '../texts/results.ts';

const loadFinance = () => import('./Finance.tsx').then((module) => module.Finance);

/** What embedding is worth to a finance team (E25), in a card that is closed by default. */
export function FinanceSection() {
  return (
    <CardDetails title={financeTexts.title} load={loadFinance} failedText={financeTexts.failed} />
  );
}
