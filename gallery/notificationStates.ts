import type { NotificationContent } from '../src/notifications/notifications.ts';
import { calculatorTexts, quickStartsTexts } from '../src/texts/calculator.ts';
import {
  deferredDemoRequestTexts,
  deferredReportRequestTexts,
} from '../src/texts/deferred/requests.ts';
import { notificationsTexts } from '../src/texts/page.ts';
import { reportRequests } from '../testing/reportRequests.ts';
import type { GalleryState } from './GalleryState.ts';

const everyInput = Object.values(calculatorTexts.inputs).join(', ');

/** Every kind of notification, with texts of the page. */
export const notificationStates: readonly GalleryState[] = [
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
