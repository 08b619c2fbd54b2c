import { proxy } from 'valtio';
import { type Countdown, startCountdown } from './countdown.ts';

/** Milliseconds a notification stays on screen (specification 2). */
export const dismissAfterMs = 5000;
/** Milliseconds a dismissed notification is kept in memory, off screen (specification 2, P3). */
export const removeAfterMs = 1_000_000;

/** What is said; `destructive` is said at once and in the colour of danger. */
export interface NotificationContent {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  /** The language it is in, where that is not the page's. */
  lang?: string;
}

export interface Notification extends NotificationContent {
  id: number;
  isOpen: boolean;
}

/** The newest first; at most one is open (P3). */
export const notifications = proxy<{ all: Notification[] }>({ all: [] });

let lastId = 0;
let countdown: Countdown | undefined;

/** Show a message in place of the one that is on screen, if any. */
export function notify(content: NotificationContent): void {
  dismiss();
  lastId += 1;
  notifications.all.unshift({ ...content, id: lastId, isOpen: true });
  countdown = startCountdown(dismissAfterMs, dismiss);
}

/** Take the message off the screen; it is forgotten after the removal delay. */
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

/** Nobody is hurried while reading: the message stays for as long as it is held. */
export function hold(isHeld: boolean): void {
  if (isHeld) countdown?.hold();
  else countdown?.resume();
}
