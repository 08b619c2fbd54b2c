import { CallCard } from '../controls/CallCard.tsx';
import { ScheduleDemoButton } from '../navigation/ScheduleDemoButton.tsx';
import { readyToStartTexts } from '../texts/readyToStart.ts';

/** The 'Ready to Get Started?' card (specification 2). */
export function ReadyToStart() {
  return (
    <CallCard title={readyToStartTexts.title} text={readyToStartTexts.text}>
      <ScheduleDemoButton />
    </CallCard>
  );
}
