import type { CalculatorInputs } from '../contract/calculation.ts';
import type { NotificationContent } from '../src/notifications/notifications.ts';
import { calculatorTexts, quickStartsTexts } from '../src/texts/calculator.ts';
import {
  deferredDemoRequestTexts,
  deferredReportRequestTexts,
} from '../src/texts/deferred/requests.ts';
import { notificationsTexts } from '../src/texts/page.ts';
import { type ReportName, reportRequests } from '../testing/reportRequests.ts';

/** A state that a frame of the gallery shows. */
export interface GalleryState {
  name: string;
  description: string;
  /** The content of the frame: a group of components, or one control that is open. */
  shows:
    | 'controls'
    | 'blocks'
    | 'comparison'
    | 'print'
    | 'notification'
    | 'consent'
    | OpenControlName;
  /** The behaviour of the workers. By default they answer. */
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

const everyInput = Object.values(calculatorTexts.inputs).join(', ');

/** Every kind of notification, with texts of the page. */
const notificationStates: readonly GalleryState[] = [
  notification('title', 'A success with a title alone', deferredReportRequestTexts.sent),
  notification('success', 'A success with a description', deferredReportRequestTexts.saved),
  notification('failure-title', 'A failure with a title alone', {
    ...deferredReportRequestTexts.sendFailed,
    tone: 'destructive',
  }),
  notification('failure', 'A failure with a description', {
    ...notificationsTexts.partMissing,
    tone: 'destructive',
  }),
  notification('language', 'A success in another language', deferredDemoRequestTexts.sent),
  notification('failure-language', 'A failure in another language', {
    ...deferredDemoRequestTexts.failed,
    tone: 'destructive',
  }),
  notification('long', 'A long title, and a description without spaces', {
    title: quickStartsTexts.undone(everyInput),
    description: reportRequests.unbroken.companyName,
  }),
  {
    ...notification('rtl', 'A failure, right to left', {
      ...notificationsTexts.partMissing,
      tone: 'destructive',
    }),
    direction: 'rtl',
  },
  { name: 'notification-none', description: 'No notification, after F8', shows: 'notification' },
];

function notification(
  kind: string,
  description: string,
  content: NotificationContent,
): GalleryState {
  return {
    name: `notification-${kind}`,
    description,
    shows: 'notification',
    notification: content,
  };
}

const twoScenarios: readonly ReportName[] = ['someSystems', 'inHouseIsCheaper'];

const fixture = (name: ReportName): Partial<CalculatorInputs> => reportRequests[name].inputs;

/** Every state of the gallery. The inputs are those of the tests of the report. */
export const galleryStates: readonly GalleryState[] = [
  {
    name: 'controls',
    description: 'Every control: empty, filled, with help, with an error, disabled, long',
    shows: 'controls',
  },
  {
    name: 'controls-rtl',
    description: 'Every control, right to left',
    shows: 'controls',
    direction: 'rtl',
  },
  { name: 'systems', description: 'The list of systems', shows: 'systems' },
  {
    name: 'systems-loading',
    description: 'The list of systems while it loads',
    shows: 'systemsLoading',
  },
  {
    name: 'systems-failed',
    description: 'The list of systems that could not be loaded',
    shows: 'systemsFailed',
  },
  { name: 'calendar', description: 'The calendar', shows: 'calendar' },
  { name: 'help', description: 'A help text', shows: 'help' },
  { name: 'dialog', description: 'A dialog with a form', shows: 'dialog' },
  {
    name: 'empty',
    description: 'Every block with the default inputs: nothing chosen',
    shows: 'blocks',
    inputs: fixture('defaults'),
  },
  {
    name: 'loading',
    description: 'Every block before the first answer',
    shows: 'blocks',
    workers: 'silent',
  },
  {
    name: 'error',
    description: 'Every block after the workers have failed',
    shows: 'blocks',
    workers: 'failing',
  },
  {
    name: 'filled',
    description: 'Every block with systems and a target date',
    shows: 'blocks',
    inputs: fixture('someSystems'),
  },
  {
    name: 'in-house-cheaper',
    description: 'Every block where building costs less',
    shows: 'blocks',
    inputs: fixture('inHouseIsCheaper'),
  },
  {
    name: 'assumptions',
    description: 'Every block with changed assumptions',
    shows: 'blocks',
    inputs: fixture('assumptions'),
  },
  {
    name: 'long',
    description: 'Every block with every system and the largest figures',
    shows: 'blocks',
    inputs: fixture('everythingAtOnce'),
  },
  {
    name: 'unbroken',
    description: 'Every block with names of systems that have no spaces',
    shows: 'blocks',
    inputs: fixture('unbroken'),
  },
  {
    name: 'report-sent',
    description: 'Every block after a report was sent: the savings are shown',
    shows: 'blocks',
    inputs: fixture('someSystems'),
    isReportSent: true,
  },
  {
    name: 'rtl',
    description: 'Every block with systems and a target date, right to left',
    shows: 'blocks',
    inputs: fixture('someSystems'),
    direction: 'rtl',
  },
  {
    name: 'comparison',
    description: 'Two scenarios side by side',
    shows: 'comparison',
    pinned: twoScenarios,
  },
  {
    name: 'comparison-one',
    description: 'One scenario beside the current inputs, with the savings',
    shows: 'comparison',
    inputs: fixture('assumptions'),
    pinned: ['someSystems'],
    isReportSent: true,
  },
  {
    name: 'comparison-loading',
    description: 'Two scenarios before they are calculated',
    shows: 'comparison',
    pinned: twoScenarios,
    workers: 'silent',
  },
  {
    name: 'comparison-failed',
    description: 'Two scenarios that could not be calculated',
    shows: 'comparison',
    pinned: twoScenarios,
    workers: 'failing',
  },
  {
    name: 'comparison-long',
    description: 'The largest figures and names without spaces, below the note about a link',
    shows: 'comparison',
    inputs: fixture('unbroken'),
    pinned: ['everythingAtOnce', 'unbroken'],
    dropped: [{ field: 'systems', value: reportRequests.unbroken.companyName }],
  },
  {
    name: 'comparison-rtl',
    description: 'Two scenarios side by side, right to left',
    shows: 'comparison',
    pinned: twoScenarios,
    direction: 'rtl',
  },
  {
    name: 'comparison-replace',
    description: 'The question which of two scenarios a third one replaces',
    shows: 'comparison',
    pinned: twoScenarios,
    replacement: 'defaults',
  },
  {
    name: 'print',
    description: 'The print sheet with systems, a target date and the savings',
    shows: 'print',
    inputs: fixture('someSystems'),
    isReportSent: true,
  },
  {
    name: 'print-empty',
    description: 'The print sheet of the default inputs',
    shows: 'print',
    inputs: fixture('defaults'),
  },
  {
    name: 'print-assumptions',
    description: 'The print sheet with changed assumptions',
    shows: 'print',
    inputs: fixture('assumptions'),
  },
  {
    name: 'print-long',
    description: 'The print sheet with every system and the largest figures',
    shows: 'print',
    inputs: fixture('everythingAtOnce'),
    isReportSent: true,
  },
  {
    name: 'print-unbroken',
    description: 'The print sheet with names of systems that have no spaces',
    shows: 'print',
    inputs: fixture('unbroken'),
  },
  { name: 'consent', description: 'The bar that asks for consent', shows: 'consent' },
  {
    name: 'consent-rtl',
    description: 'The bar that asks for consent, right to left',
    shows: 'consent',
    direction: 'rtl',
  },
  ...notificationStates,
];

/** @throws Error lists the names of all states. */
export function stateNamed(name: string): GalleryState {
  const state = galleryStates.find((one) => one.name === name);
  if (state) return state;
  const names = galleryStates.map((one) => one.name).join(', ');
  throw new Error(`"${name}" is not a state of the gallery; expected one of ${names}`);
}
