import { describe, expect, it } from 'vitest';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { newId } from '../contract/ids.ts';
import { refuseBeforeBody } from './handlers/createHandlers.ts';
import {
  addCalculationId,
  readCalculationIds,
  type SessionCookie,
  sessionCookieOptions,
} from './sessionCookie.ts';
import { refusalDetailsIn } from './visitorTexts.ts';

const now = Date.UTC(2026, 10, 20, 10, 17, 43, 219);
const lifetime = 30 * 60_000;

function openCookie(value: string | null = null): SessionCookie {
  return {
    read: () => value,
    write(written) {
      value = written;
    },
  };
}

describe('the cookie of saved calculations (S4)', () => {
  it('names each calculation for 30 minutes, the last saved first', () => {
    const cookie = openCookie();
    const [first, second] = [newId(), newId()];
    addCalculationId(cookie, first, now);
    addCalculationId(cookie, second, now + 1);
    expect(readCalculationIds(cookie, now + 1)).toEqual([second, first]);
    expect(readCalculationIds(cookie, now + lifetime - 1)).toEqual([second, first]);
    expect(readCalculationIds(cookie, now + lifetime)).toEqual([second]);
    expect(readCalculationIds(cookie, now + lifetime + 1)).toEqual([]);
  });

  it('names a calculation that is saved again once, first, and for 30 minutes from then', () => {
    const cookie = openCookie();
    const [first, second] = [newId(), newId()];
    addCalculationId(cookie, first, now);
    addCalculationId(cookie, second, now);
    addCalculationId(cookie, first, now + 1);
    expect(readCalculationIds(cookie, now + lifetime - 1)).toEqual([first, second]);
    expect(readCalculationIds(cookie, now + lifetime)).toEqual([first]);
  });

  it('names the last ten, and drops expired ones when it is written', () => {
    const cookie = openCookie();
    const ids = Array.from({ length: 11 }, newId);
    for (const id of ids) addCalculationId(cookie, id, now);
    expect(readCalculationIds(cookie, now)).toEqual(ids.slice(1).reverse());
    const last = newId();
    addCalculationId(cookie, last, now + lifetime);
    expect(cookie.read()).toBe(`${last}.${now + 2 * lifetime}`);
  });

  const id = 'A'.repeat(22);

  it.each([
    null,
    '',
    id,
    `${id}.`,
    `.${now + 1}`,
    `${id}.x${now + 1}`,
    `${id}.${now + 1}x`,
    `${id}.${'9'.repeat(17)}`,
    `x.${now + 1}`,
    ` ${id}.${now + 1}`,
    `${id}.${id}.${now + 1}`,
  ])('names nothing as %j', (value) => {
    expect(readCalculationIds(openCookie(value), now)).toEqual([]);
  });

  it('is kept from scripts and other sites, and over https from other hosts of the domain', () => {
    const common = { path: '/', maxAge: lifetime, sameSite: 'lax', httpOnly: true };
    expect(sessionCookieOptions(true)).toEqual({
      ...common,
      name: '__Host-calculation',
      secure: true,
    });
    expect(sessionCookieOptions(false)).toEqual({ ...common, name: 'calculation', secure: false });
  });
});

describe('before its body is read, a request', () => {
  const context = (sessionCookie: SessionCookie, idempotencyKey?: string) => ({
    addressKey: '192.0.2.1',
    networkKey: '192.0.2.0/24',
    sessionCookie,
    idempotencyKey,
    language: 'es' as const,
  });
  const visitor = () => {
    const cookie = openCookie();
    addCalculationId(cookie, newId(), now);
    return cookie;
  };

  it('for a report is refused to anyone but a visitor who saved a calculation in the last 30 minutes', () => {
    const refused = { status: 403, body: { detail: refusalDetailsIn.es.notTheVisitorWhoSaved } };
    const at = (time: number, cookie: SessionCookie) =>
      refuseBeforeBody('sendRoiReport', context(cookie), time);
    expect(at(now, openCookie())).toMatchObject(refused);
    expect(at(now, visitor())).toBeNull();
    expect(at(now + lifetime, visitor())).toMatchObject(refused);
  });

  it('of any other kind needs no cookie', () => {
    expect(refuseBeforeBody('demoSubmission', context(openCookie()), now)).toBeNull();
  });

  it.each([
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['two words', false],
    ['', true],
    [undefined, true],
  ])('with the key %j passes: %j', (idempotencyKey, passes) => {
    const refusal = refuseBeforeBody('demoSubmission', context(openCookie(), idempotencyKey), now);
    if (passes) expect(refusal).toBeNull();
    else {
      expect(refusal).toMatchObject({
        status: 400,
        body: { detail: refusalDetails.badIdempotencyKey },
      });
    }
  });
});
