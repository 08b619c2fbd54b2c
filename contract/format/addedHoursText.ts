import type { AssumedNumbers } from '../assumptions.ts';
import { formatHours } from './durations.ts';
import { formatNumber } from './numbers.ts';

/**
 * Says what is added to the hours of the integrations, or takes from them (E33, E34): "Your
 * own platform adds 120 hours."; nothing where that is nothing.
 */
export function addedHoursText({
  platformHoursOnce: platform,
  assistedBuildSavingPercentage: build,
  assistedMaintenanceSavingPercentage: maintenance,
}: Pick<
  AssumedNumbers,
  'platformHoursOnce' | 'assistedBuildSavingPercentage' | 'assistedMaintenanceSavingPercentage'
>): string {
  const sentences = [
    platform > 0 && `Your own platform adds ${formatHours(platform)}.`,
    (build !== 0 || maintenance !== 0) && assistantsText(build, maintenance),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** "AI assistants take 20% off the hours to build and add 5% to the hours to maintain." */
export function assistantsText(build: number, maintenance: number): string {
  const part = (percentage: number, hours: string) => {
    const amount = `${formatNumber(Math.abs(percentage), 2)}%`;
    return percentage < 0 ? `add ${amount} to ${hours}` : `take ${amount} off ${hours}`;
  };
  const parts = [
    ...(build !== 0 ? [part(build, 'the hours to build')] : []),
    ...(maintenance !== 0 ? [part(maintenance, 'the hours to maintain')] : []),
  ];
  return `AI assistants ${parts.join(' and ')}.`;
}
