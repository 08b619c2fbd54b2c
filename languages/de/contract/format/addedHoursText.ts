import type * as English from '../../../../contract/format/addedHoursText.ts';
import { formatHours } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';

export const addedHoursText: typeof English.addedHoursText = ({
  platformHoursOnce: platform,
  assistedBuildSavingPercentage: build,
  assistedMaintenanceSavingPercentage: maintenance,
}) => {
  const sentences = [
    platform > 0 && `Ihre eigene Plattform erfordert zusätzlich ${formatHours(platform)}.`,
    (build !== 0 || maintenance !== 0) && assistantsText(build, maintenance),
  ];
  return sentences.filter(Boolean).join(' ');
};

export const assistantsText: typeof English.assistantsText = (build, maintenance) => {
  const part = (percentage: number, hours: string) => {
    const amount = percentText(formatNumber(Math.abs(percentage), 2));
    return percentage < 0 ? `erhöhen ${hours} um ${amount}` : `senken ${hours} um ${amount}`;
  };
  const parts = [
    ...(build !== 0 ? [part(build, 'die Stunden der Entwicklung')] : []),
    ...(maintenance !== 0 ? [part(maintenance, 'die Stunden der Wartung')] : []),
  ];
  return `KI-Assistenten ${parts.join(' und ')}.`;
};
