import { documentPaths } from '../../backend/agents/documents.ts';
import { escapeHtml } from '../../backend/mails/layout.ts';
import { language } from '../../contract/format/locale.ts';
import { product } from '../../contract/product.ts';
import { provider } from '../../contract/provider.ts';
import { type Build, injectIntoHead } from './build.ts';

/**
 * Adds to the calculator what search engines, chats and social networks read: its one address, how
 * a link to it looks, and its data as JSON-LD. All of it has absolute URLs, which only the server
 * knows (decision 0261). Browsers run no data block, so the Content-Security-Policy needs no source
 * for it.
 *
 * @param publicUrl - Where visitors reach the page.
 */
export function withSharing(build: Build, publicUrl: URL): Build {
  if (build.indexHtml === null) return build;
  const at = (path: string) => new URL(path, publicUrl).href;
  const url = at('roi-calculator');
  const image = at('sharing-picture.png?2');
  const properties = {
    'og:title': product.title,
    'og:description': product.description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${product.title} ${product.description}`,
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: product.name,
    description: product.description,
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
    `<link rel="alternate" type="text/markdown" href="${at(documentPaths.calculator)}">`,
    ...Object.entries(properties).map(([property, content]) => metaOf(property, content)),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  // At the end, because the first frame waits for everything before it.
  const block = `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  const indexHtml = injectIntoHead(build.indexHtml, head).replace(
    /<\/body>|$/,
    (end) => block + end,
  );
  return { ...build, indexHtml };
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
