import type { FailureModePlayer } from './createFailureModePlayer.ts';
import { formatFailureModes, parseFailureModes } from './failureModes.ts';

const storageKey = 'offline-failure-modes';

/**
 * Plays the failure modes of the URL's `?mock=…`, else the last ones. From then on, what is played
 * is in the URL, to be shared, and in the browser, to survive a reload.
 *
 * @returns A sentence for each part of the URL's choice that is not valid; the others are played.
 */
export function restoreFailureModes(player: FailureModePlayer): readonly string[] {
  const linked = new URL(location.href).searchParams.get('mock');
  const { failureModes, mistakes } = parseFailureModes(
    linked ?? localStorage.getItem(storageKey) ?? '',
  );
  player.subscribe(() => {
    localStorage.setItem(storageKey, player.text);
    history.replaceState(history.state, '', addressWith(location.href, player.text));
  });
  player.play(formatFailureModes(failureModes));
  return mistakes;
}

/** Adds failure modes to a URL, unescaped: all of their characters are valid in a query. */
export function addressWith(href: string, failureModes: string): string {
  const url = new URL(href);
  url.searchParams.delete('mock');
  if (!failureModes) return url.href;
  const { hash } = url;
  url.hash = '';
  return `${url.href}${url.search ? '&' : '?'}mock=${failureModes}${hash}`;
}
