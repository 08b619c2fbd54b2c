import { CallCard } from '../controls/CallCard.tsx';
import { messages } from '../messages.ts';
import { ScheduleDemoButton } from '../navigation/ScheduleDemoButton.tsx';

const { readyToStart: words } = messages;

/** The 'Ready to Get Started?' card (specification 2). */
export function ReadyToStart() {
  return (
    <CallCard title={words.title} text={words.text}>
      <ScheduleDemoButton />
    </CallCard>
  );
}
