import { withAssumptionsText } from '../../../contract/format/withAssumptionsText.ts';
import type { Content } from '../layout/Composer.ts';
import { text } from '../layout/design.ts';

/**
 * The title of a section, marked where the visitor's assumptions change its figures (E24).
 *
 * @returns "Cost analysis", or "Cost analysis · with your assumptions".
 */
export function sectionTitle(title: string, isAffected: boolean): Content {
  return isAffected ? [title, { text: ` · ${withAssumptionsText}`, style: text.label }] : title;
}
