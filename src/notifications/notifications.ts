import { proxy } from 'valtio';
import { type Countdown, startCountdown } from './countdown.ts';

/** How long a notification is shown, in milliseconds (specification 2). */
export const dismissAfterMs = 5000;
/** How long a dismissed notification stays in memory, in milliseconds (specification 2, P3). */
export const removeAfterMs = 1_000_000;

/** `destructive` notifications are announced assertively and shown in the danger color. */
export interface NotificationContent {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  /** The language, if it is not the page's. */
  lang?: string;
}

export interface Notification extends NotificationContent {
  id: number;
  isOpen: boolean;
}

/** Newest first; at most one is open (P3). */
export const notifications = proxy<{ all: Notification[] }>({ all: [] });

let lastId = 0;
let countdown: Countdown | undefined;

/** Shows a notification, replacing the one on screen. */
export function notify(content: NotificationContent): void {
  dismiss();
  lastId += 1;
  notifications.all.unshift({ ...content, id: lastId, isOpen: true });
  countdown = startCountdown(dismissAfterMs, dismiss);
}

/** Dismisses the notification on screen. It is removed from memory after `removeAfterMs`. */
export function dismiss(): void {
  countdown?.cancel();
  countdown = undefined;
  const open = notifications.all.find(({ isOpen }) => isOpen);
  if (!open) return;
  open.isOpen = false;
  setTimeout(() => {
    notifications.all = notifications.all.filter(({ id }) => id !== open.id);
  }, removeAfterMs);
}

/** Pauses or resumes the countdown of the notification on screen. */
export function setPaused(isPaused: boolean): void {
  if (isPaused) countdown?.pause();
  else countdown?.resume();
}
