import { proxy } from 'valtio';
import { isPageUpdated } from '../startup/loadFile.ts';
import { controlsTexts } from '../texts/page.ts';
import { scenarioTexts } from '../texts/results.ts';

/** How long a notification is shown, in milliseconds (specification 2). */
const dismissAfterMs = 5000;
/** How long a dismissed notification stays in memory, in milliseconds (specification 2, P3). */
const removeAfterMs = 1_000_000;

/** `destructive` notifications are announced assertively and shown in the danger color. */
export interface NotificationContent {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  /** The language, if it is not the page's. */
  lang?: string;
  /** Tries again at a press of a button; until then, or until it is dismissed, it stays. */
  onRetry?: () => void;
}

interface Notification extends NotificationContent {
  id: number;
  isOpen: boolean;
}

/** Newest first; at most one is open (P3). */
export const notifications = proxy<{ all: Notification[] }>({ all: [] });

let lastId = 0;

/** The countdown of the notification on screen; undefined while it is paused, and without one. */
let timer: ReturnType<typeof setTimeout> | undefined;
let startedAt = 0;
let remainingMs = 0;

/** Shows a notification, replacing the one on screen. */
export function notify(content: NotificationContent): void {
  dismiss();
  lastId += 1;
  notifications.all.unshift({ ...content, id: lastId, isOpen: true });
  remainingMs = content.onRetry ? Number.POSITIVE_INFINITY : dismissAfterMs;
  setPaused(false);
}

/**
 * Says that a part of the page without a place of its own did not load, and offers to load it
 * again, unless the page says that it was updated.
 *
 * @returns Takes it back.
 */
export function notifyMissingPart(part: string, onRetry: () => void): () => void {
  if (isPageUpdated()) return () => {};
  notify({ title: controlsTexts.partMissing(part), tone: 'destructive', onRetry });
  const id = lastId;
  return () => {
    if (notifications.all.some((shown) => shown.isOpen && shown.id === id)) dismiss();
  };
}

/** Says that what was pressed did not work. */
export function notifyFailure(error: unknown): void {
  console.error(error);
  notify({ title: scenarioTexts.failed, tone: 'destructive' });
}

/** Dismisses the notification on screen. It is removed from memory after `removeAfterMs`. */
export function dismiss(): void {
  clearTimeout(timer);
  timer = undefined;
  const open = notifications.all.find(({ isOpen }) => isOpen);
  if (!open) return;
  open.isOpen = false;
  setTimeout(() => {
    notifications.all = notifications.all.filter(({ id }) => id !== open.id);
  }, removeAfterMs);
}

/** Pauses or resumes the countdown of the notification on screen. */
export function setPaused(isPaused: boolean): void {
  if (isPaused === (timer === undefined)) return;
  if (isPaused) {
    clearTimeout(timer);
    timer = undefined;
    remainingMs -= performance.now() - startedAt;
  } else if (Number.isFinite(remainingMs)) {
    startedAt = performance.now();
    timer = setTimeout(dismiss, Math.max(0, remainingMs));
  }
}
