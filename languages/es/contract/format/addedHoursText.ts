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
    platform > 0 && `Su propia plataforma añade ${formatHours(platform)}.`,
    (build !== 0 || maintenance !== 0) && assistantsText(build, maintenance),
  ];
  return sentences.filter(Boolean).join(' ');
};

export const assistantsText: typeof English.assistantsText = (build, maintenance) => {
  const part = (percentage: number, hours: string) => {
    const amount = percentText(formatNumber(Math.abs(percentage), 2));
    return percentage < 0 ? `aumentan un ${amount} ${hours}` : `reducen un ${amount} ${hours}`;
  };
  const parts = [
    ...(build !== 0 ? [part(build, 'las horas de desarrollo')] : []),
    ...(maintenance !== 0 ? [part(maintenance, 'las horas de mantenimiento')] : []),
  ];
  return `Los asistentes de IA ${parts.join(' y ')}.`;
};
