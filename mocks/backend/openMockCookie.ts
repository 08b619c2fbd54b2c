import type { Clock } from '../../backend/ports.ts';
import { type SessionCookie, sessionCookieOptions } from '../../backend/sessionCookie.ts';
import type { StateStore } from './StateStore.ts';

/** The session cookie of one request to the mocks. */
export interface MockCookie extends SessionCookie {
  /**
   * Stores what was written. Resolves to its `Set-Cookie` header; null when nothing was written.
   */
  save(): Promise<string | null>;
}

/**
 * Reads the session cookie from the state, because a service worker cannot set one that is
 * HttpOnly. It is not signed: all that is stored is this browser's own.
 */
export async function openMockCookie(
  stateStore: StateStore,
  clock: Clock,
  isSecure: boolean,
): Promise<MockCookie> {
  const { cookie } = await stateStore.read();
  let written: string | null = null;
  return {
    read: () => written ?? (cookie || null),
    write(value) {
      written = value;
    },
    async save() {
      const value = written;
      if (value === null) return null;
      await stateStore.change((state) => ({ state: { ...state, cookie: value }, result: null }));
      return setCookieHeader(value, clock.now(), isSecure);
    },
  };
}

/** The header as Koa writes it. */
function setCookieHeader(value: string, now: number, isSecure: boolean): string {
  const { name, path, maxAge, sameSite, secure, httpOnly } = sessionCookieOptions(isSecure);
  return [
    `${name}=${value}`,
    `path=${path}`,
    `expires=${new Date(now + maxAge).toUTCString()}`,
    `samesite=${sameSite}`,
    ...(secure ? ['secure'] : []),
    ...(httpOnly ? ['httponly'] : []),
  ].join('; ');
}
