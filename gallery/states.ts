import type { NotificationContent } from '../src/notifications/notifications.ts';
import { calculatorTexts } from '../src/texts/calculator.ts';
import { savedCalculationTexts } from '../src/texts/deferred/page.ts';
import { quickStartsTexts } from '../src/texts/deferred/quickStarts.ts';
import {
  deferredDemoRequestTexts,
  deferredReportRequestTexts,
} from '../src/texts/deferred/requests.ts';
import { controlsTexts, readyToStartTexts } from '../src/texts/page.ts';
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
  /** The inputs, by the name of their report request. */
  inputs?: ReportName;
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
export function themesOf({ shows }: GalleryState): readonly ['light', ...'dark'[]] {
  return shows === 'print' ? ['light'] : ['light', 'dark'];
}

/** Returns states that show the same, each by its name, its description and what else it needs. */
function statesOf(
  shows: GalleryState['shows'],
  states: readonly [name: string, description: string, options?: Partial<GalleryState>][],
): GalleryState[] {
  return states.map(([name, description, options]) => ({ name, description, shows, ...options }));
}

const rtl = { direction: 'rtl' } as const;
const sent = { isReportSent: true } as const;
const twoScenarios = { pinned: ['someSystems', 'inHouseIsCheaper'] } as const;

/** Returns a notification of the page's texts as a failure. */
function failure(texts: NotificationContent): { notification: NotificationContent } {
  return { notification: { ...texts, tone: 'destructive' } };
}

const partMissing = {
  title: controlsTexts.partMissing(readyToStartTexts.scheduleDemo),
  onRetry: () => {},
};
const everyInput = Object.values(calculatorTexts.inputs).join(', ');

/** Every state of the gallery. The inputs are those of the tests of the report. */
export const galleryStates: readonly GalleryState[] = [
  ...statesOf('controls', [
    ['controls', 'Every control: empty, filled, with help, with an error, disabled, long'],
    ['controls-rtl', 'Every control, right to left', rtl],
  ]),
  ...statesOf('systems', [['systems', 'The list of systems']]),
  ...statesOf('systemsLoading', [['systems-loading', 'The list of systems while it loads']]),
  ...statesOf('systemsFailed', [
    ['systems-failed', 'The list of systems that could not be loaded'],
  ]),
  ...statesOf('calendar', [['calendar', 'The calendar']]),
  ...statesOf('help', [['help', 'A help text']]),
  ...statesOf('dialog', [['dialog', 'A dialog with a form']]),
  ...statesOf('blocks', [
    ['empty', 'Every block with the default inputs: nothing chosen', { inputs: 'defaults' }],
    ['loading', 'Every block before the first answer', { workers: 'silent' }],
    ['error', 'Every block after the workers have failed', { workers: 'failing' }],
    ['filled', 'Every block with systems and a target date', { inputs: 'someSystems' }],
    ['in-house-cheaper', 'Every block where building costs less', { inputs: 'inHouseIsCheaper' }],
    ['assumptions', 'Every block with changed assumptions', { inputs: 'assumptions' }],
    ['pinned', 'Every block with integrations pinned to a side', { inputs: 'pinned' }],
    [
      'long',
      'Every block with every system and the largest figures',
      { inputs: 'everythingAtOnce' },
    ],
    ['unbroken', 'Every block with names of systems that have no spaces', { inputs: 'unbroken' }],
    [
      'report-sent',
      'Every block after a report was sent: the savings are shown',
      { inputs: 'someSystems', ...sent },
    ],
    [
      'rtl',
      'Every block with systems and a target date, right to left',
      { inputs: 'someSystems', ...rtl },
    ],
  ]),
  ...statesOf('comparison', [
    ['comparison', 'Two scenarios side by side', twoScenarios],
    [
      'comparison-one',
      'One scenario beside the current inputs, with the savings',
      { inputs: 'assumptions', pinned: ['someSystems'], ...sent },
    ],
    [
      'comparison-loading',
      'Two scenarios before they are calculated',
      { ...twoScenarios, workers: 'silent' },
    ],
    [
      'comparison-failed',
      'Two scenarios that could not be calculated',
      { ...twoScenarios, workers: 'failing' },
    ],
    [
      'comparison-long',
      'The largest figures and names without spaces, below the note about a link',
      {
        inputs: 'unbroken',
        pinned: ['everythingAtOnce', 'unbroken'],
        dropped: [{ field: 'systems', value: reportRequests.unbroken.companyName }],
      },
    ],
    ['comparison-rtl', 'Two scenarios side by side, right to left', { ...twoScenarios, ...rtl }],
    [
      'comparison-replace',
      'The question which of two scenarios a third one replaces',
      { ...twoScenarios, replacement: 'defaults' },
    ],
  ]),
  ...statesOf('print', [
    [
      'print',
      'The print sheet with systems, a target date and the savings',
      { inputs: 'someSystems', ...sent },
    ],
    ['print-empty', 'The print sheet of the default inputs', { inputs: 'defaults' }],
    ['print-assumptions', 'The print sheet with changed assumptions', { inputs: 'assumptions' }],
    [
      'print-long',
      'The print sheet with every system and the largest figures',
      { inputs: 'everythingAtOnce', ...sent },
    ],
    [
      'print-unbroken',
      'The print sheet with names of systems that have no spaces',
      { inputs: 'unbroken' },
    ],
  ]),
  ...statesOf('consent', [
    ['consent', 'The bar that asks for consent'],
    ['consent-rtl', 'The bar that asks for consent, right to left', rtl],
  ]),
  ...statesOf('notification', [
    [
      'notification-title',
      'A success with a title alone',
      { notification: deferredReportRequestTexts.sent },
    ],
    [
      'notification-success',
      'A success with a description',
      { notification: deferredReportRequestTexts.saved },
    ],
    [
      'notification-failure-title',
      'A failure with a title alone',
      failure(deferredReportRequestTexts.failures.send.notification),
    ],
    ['notification-failure', 'A failure with a description', failure(savedCalculationTexts.failed)],
    ['notification-retry', 'A failure with a button', failure(partMissing)],
    [
      'notification-language',
      'A success in another language',
      { notification: deferredDemoRequestTexts.sent },
    ],
    [
      'notification-failure-language',
      'A failure in another language',
      failure(deferredDemoRequestTexts.failed),
    ],
    [
      'notification-long',
      'A long title, and a description without spaces',
      {
        notification: {
          title: quickStartsTexts.undone(everyInput),
          description: reportRequests.unbroken.companyName,
        },
      },
    ],
    [
      'notification-rtl',
      'A failure, right to left',
      { ...failure(savedCalculationTexts.failed), ...rtl },
    ],
    ['notification-none', 'No notification, after F8'],
  ]),
];

/** Returns a state; undefined where no state has the name. */
export function stateNamed(name: string): GalleryState | undefined {
  return galleryStates.find((state) => state.name === name);
}
