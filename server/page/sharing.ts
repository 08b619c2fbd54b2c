import { documentPaths } from '../../backend/agents/documents.ts';
import { escapeHtml } from '../../backend/mails/layout.ts';
import { calculatorPath, type Language } from '../../contract/languages.ts';
import { product } from '../../contract/product.ts';
import { provider } from '../../contract/provider.ts';
import { type Build, injectIntoHead } from './build.ts';

/**
 * Adds to the calculator what search engines, chats and social networks read: its address in each
 * language, how a link to it looks, and its data as JSON-LD. All of it has absolute URLs, which
 * only the server knows (decision 0261). Browsers run no data block, so the Content-Security-Policy
 * needs no source for it.
 *
 * @param publicUrl - Where visitors reach the page.
 */
export function withSharing(build: Build, publicUrl: URL): Build {
  const { indexHtml, translations = [] } = build;
  if (indexHtml === null) return build;
  const at = (path: string) => new URL(path, publicUrl).href;
  const addressOf = (language: Language) => at(calculatorPath(language));
  const shown: readonly Language[] = ['en', ...translations.map(({ language }) => language)];
  const alternates =
    translations.length === 0
      ? []
      : [...shown, 'x-default' as const].map((name) => {
          const url = addressOf(name === 'x-default' ? 'en' : name);
          return `<link rel="alternate" hreflang="${name}" href="${url}">`;
        });
  const share = (language: Language, html: string) =>
    withAddress(html, { language, url: addressOf(language), alternates, at });
  return {
    ...build,
    indexHtml: share('en', indexHtml),
    translations: translations.map(({ language, html }) => ({
      language,
      html: share(language, html),
    })),
  };
}

function withAddress(
  page: string,
  {
    language,
    url,
    alternates,
    at,
  }: {
    language: Language;
    url: string;
    alternates: readonly string[];
    at: (path: string) => string;
  },
): string {
  const image = at('sharing-picture.png?2');
  const [, title = product.title] = /<title>([^<]*)/.exec(page) ?? [];
  const [, description = product.description] =
    /name="description" content="([^"]*)/.exec(page) ?? [];
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    // Other languages have longer texts, and the same bytes.
    ...(language === 'en' && {
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${title} ${description}`,
    }),
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: product.name,
    description,
    url,
    image,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    inLanguage: language,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: { '@type': 'Organization', name: provider.name, url: provider.productUrl },
  };
  const head = [
    `<link rel="canonical" href="${url}">`,
    ...alternates,
    ...(language === 'en'
      ? [`<link rel="alternate" type="text/markdown" href="${at(documentPaths.calculator)}">`]
      : []),
    ...Object.entries(properties).map(([property, content]) => metaOf(property, content)),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  // At the end, because the first frame waits for everything before it.
  const block = `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  const shared = injectIntoHead(page, head);
  // Crawlers find the English data by `hreflang`.
  return language === 'en' ? shared.replace(/<\/body>|$/, (end) => block + end) : shared;
}

const metaOf = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;

/** Gives properties of a page that `withSharing` returned other contents. */
export function withProperties(html: string, properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties).reduce(
    (page, [property, content]) =>
      page.replace(new RegExp(`<meta property="${property}"[^>]*>`), () =>
        metaOf(property, content),
      ),
    html,
  );
}
