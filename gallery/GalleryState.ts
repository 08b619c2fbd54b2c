import type { CalculatorInputs } from '../contract/calculation.ts';
import type { NotificationContent } from '../src/notifications/notifications.ts';
import type { ReportName } from '../testing/reportRequests.ts';

/** A state that a frame of the gallery shows. */
export interface GalleryState {
  name: string;
  description: string;
  /** What the frame shows: a group of components, or one control that is open. */
  shows:
    | 'controls'
    | 'blocks'
    | 'comparison'
    | 'print'
    | 'notification'
    | 'consent'
    | OpenControlName;
  /** What the workers do. By default they answer. */
  workers?: 'silent' | 'failing';
  inputs?: Partial<CalculatorInputs>;
  direction?: 'rtl';
  /** The savings are shown, as after a report was sent. */
  isReportSent?: true;
  /** The scenarios of the comparison, by the name of their report request. */
  pinned?: readonly ReportName[];
  /** The scenario that waits to replace a pinned one. */
  replacement?: ReportName;
  /** The parts of a link that could not be used. */
  dropped?: readonly { field: string; value: string }[];
  /** Without one, the area of notifications has focus and says that there are none. */
  notification?: NotificationContent;
}

export type OpenControlName =
  | 'systems'
  | 'systemsLoading'
  | 'systemsFailed'
  | 'calendar'
  | 'help'
  | 'dialog';

/** Returns the themes of a state: paper has no dark one. */
export function themesOf({ shows }: GalleryState): readonly ('light' | 'dark')[] {
  return shows === 'print' ? ['light'] : ['light', 'dark'];
}
