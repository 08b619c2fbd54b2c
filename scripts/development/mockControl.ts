import type { FailureModePlayer } from '../../mocks/failureModes/createFailureModePlayer.ts';
import type { Session } from '../../mocks/session/createSession.ts';
import { formatHar, HarError, parseHar } from '../../mocks/session/har.ts';

/**
 * Creates the request handler of `/__mocks`:
 *
 * - `GET` and `PUT /__mocks/playing`: the failure modes, as links carry them.
 * - `GET /__mocks/session`: the requests so far, as a HAR file.
 * - `PUT` and `DELETE /__mocks/replay`: responds from a HAR file, until it is deleted.
 *
 * A text that is not valid is a 400, which says what was expected.
 */
export function createMockControl(player: FailureModePlayer, session: Session) {
  return async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case 'GET /__mocks/playing':
        return new Response(player.text);
      case 'PUT /__mocks/playing': {
        const mistakes = player.play(await request.text());
        return mistakes.length > 0 ? refused(mistakes.join('\n')) : new Response(player.text);
      }
      case 'GET /__mocks/session':
        return new Response(formatHar(await session.recorded(), origin));
      case 'PUT /__mocks/replay':
        return replay(await request.text());
      case 'DELETE /__mocks/replay':
        await session.stop();
        return new Response('');
      default:
        return new Response('There is nothing to control here.', { status: 404 });
    }
  };

  async function replay(har: string): Promise<Response> {
    try {
      const exchanges = parseHar(har);
      await session.replay(exchanges);
      return new Response(String(exchanges.length));
    } catch (error) {
      if (error instanceof HarError) return refused(error.message);
      throw error;
    }
  }
}

function refused(reason: string): Response {
  return new Response(reason, { status: 400 });
}
