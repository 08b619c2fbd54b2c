import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Middleware } from 'koa';
import { escapeHtml } from '../../backend/mails/layout.ts';
import type { Clock, ShortLink } from '../../backend/ports.ts';
import { languages } from '../../contract/languages.ts';
import { shortLinkPath } from '../../contract/shortLink.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/createStore.ts';
import type { Build } from './build.ts';
import { acceptsCoding } from './serveFiles.ts';
import { withProperties } from './sharing.ts';

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const { BROTLI_PARAM_QUALITY } = constants;
/** A page that is compressed while a visitor waits. */
const quick = { params: { [BROTLI_PARAM_QUALITY]: 5 } };
/** Pages of 14 KB that are kept compressed as small as they can be. */
const mostKept = 500;

/**
 * Creates what serves `/l/CODE` (P11): the calculator with the scenario of a link, and with what a
 * preview of the link shows.
 *
 * @returns `serve`, which leaves an unknown code to what comes after it, and `keepingLinks`: a
 *   store whose saved links have their pages compressed in another thread, one at a time.
 */
export function createShortLinks(
  { indexHtml, translations = [] }: Build,
  {
    store,
    clock,
    log,
    publicUrl,
    headersOf = () => ({}),
  }: {
    store: Pick<Store, 'saveLink' | 'link' | 'noteLinkUse'>;
    clock: Clock;
    log: Log;
    publicUrl: URL;
    /** The headers of a page in another language, whose inline script is its own. */
    headersOf?: (html: string) => Record<string, string>;
  },
) {
  const linkUrl = ({ code }: Pick<ShortLink, 'code'>) => new URL(`l/${code}`, publicUrl).href;
  const kept = new Map<string, Buffer>();
  let isCompressing = false;

  function pageOf(link: ShortLink, html = indexHtml ?? ''): string {
    const { scenario, title, description, rateCardVersion, figures } = link;
    const attributes = [
      'data-linked',
      `data-scenario="${escapeHtml(scenario)}"`,
      ...(rateCardVersion === rateCard.version
        ? []
        : [`data-figures="${escapeHtml(JSON.stringify(figures))}"`]),
    ];
    const properties = {
      'og:title': title,
      'og:description': description,
      'og:url': linkUrl(link),
    };
    // Links to other languages keep the code, until a script writes the scenario of the address.
    return withProperties(html, properties)
      .replaceAll(/ class="language" lang="[\w-]+" href="[\w/-]+/g, `$&l/${link.code}`)
      .replace('<html ', (start) => `${start}${attributes.join(' ')} `)
      .replace('<link rel="canonical"', '<meta name="robots" content="noindex">$&');
  }

  async function keep(link: ShortLink): Promise<void> {
    if (isCompressing || indexHtml === null || kept.has(link.code)) return;
    isCompressing = true;
    try {
      kept.set(link.code, await compressed.br(pageOf(link)));
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    } finally {
      isCompressing = false;
    }
  }

  const serve: Middleware = async (ctx, next) => {
    const [, folder = '', code = ''] = shortLinkPath.exec(ctx.path.toLowerCase()) ?? [];
    const translated = translations.find(({ language }) => languages[language] === folder);
    if (folder && !translated) return next();
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const link = code && isRead && indexHtml !== null ? await store.link(code) : null;
    if (!link) return next();
    ctx.state.route = 'link';
    store
      .noteLinkUse(link.code, clock.now())
      .catch((err) => log.warn({ err }, 'link use not noted'));
    ctx.type = 'html';
    ctx.set({ 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' });
    const coding = (['br', 'gzip'] as const).find((name) => acceptsCoding(ctx.req, name));
    if (coding) ctx.set('Content-Encoding', coding);
    if (translated) ctx.set(headersOf(translated.html));
    const ready = coding === 'br' && !translated ? kept.get(link.code) : undefined;
    const page = ready ?? pageOf(link, translated?.html);
    if (typeof page !== 'string') ctx.body = page;
    else if (coding === 'br') ctx.body = await compressed.br(page, quick);
    else ctx.body = coding ? await compressed.gzip(page) : page;
  };

  return {
    serve,
    linkUrl,
    keepingLinks: <S extends Pick<Store, 'saveLink'>>(saving: S): S => ({
      ...saving,
      async saveLink(link) {
        const saved = await saving.saveLink(link);
        keep(saved).catch((err) => log.warn({ err }, 'page of a link not compressed'));
        return saved;
      },
    }),
  };
}
