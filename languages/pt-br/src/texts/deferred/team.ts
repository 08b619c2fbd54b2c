import { percentText } from '../../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type * as English from '../../../../../src/texts/deferred/team.ts';

export const teamAt: typeof English.teamAt = (developers, percentage) =>
  `${formatCount(developers, 'developer')} a ${percentText(formatNumber(percentage, 2))}`;
