import { type MouseEvent, useEffect, useState } from 'react';
import { language as shown } from '../../contract/format/locale.ts';
import { type Language, languageNames, pathOf } from '../../contract/languages.ts';
import { addressFragment } from './address.ts';

/** How each language names itself, and how it offers the page. */
const words: Readonly<Record<Language, { name: string; offer: string }>> = {
  en: { name: 'English', offer: 'Read in English' },
  es: { name: 'Español', offer: 'Leer en español' },
  'pt-BR': { name: 'Português (Brasil)', offer: 'Ler em português' },
  de: { name: 'Deutsch', offer: 'Auf Deutsch lesen' },
};
/** The localStorage key of the language that was offered once. */
const offeredKey = 'language-offered';

/** Leads to the same scenario and tab in a language, whose name or offer it is. */
function LanguageLink({ to, isOffer = false }: { to: Language; isOffer?: boolean }) {
  return (
    <a
      className={isOffer ? 'language offer' : 'language'}
      lang={to}
      href={pathOf(to)}
      onClick={({ currentTarget }) => {
        currentTarget.href = pathOf(to) + location.search + addressFragment();
      }}
    >
      {words[to][isOffer ? 'offer' : 'name']}
    </a>
  );
}

/** The language of the page, which opens the others (decision 0870). */
export function LanguageLinks() {
  return (
    <details className="languages">
      <summary className="link">{words[shown].name}</summary>
      {/* A step to an anchor opens what is around it. */}
      <span id="languages">
        {languageNames.map((name) => name !== shown && <LanguageLink key={name} to={name} />)}
      </span>
    </details>
  );
}

/**
 * The language of the page, which leads to the others. At a first visit with another preference it
 * is a line in the preferred language.
 */
export function LanguageOffer() {
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => setOffered(offeredLanguage()), []);
  return offered ? (
    <LanguageLink to={offered} isOffer />
  ) : (
    // biome-ignore lint/a11y/useValidAnchor: it leads to what it opens
    <a className="language" href="#languages" onClick={openLinks}>
      {words[shown].name}
    </a>
  );
}

/** Opens the links in place of a step to them, whose anchor the address would keep. */
function openLinks(event: MouseEvent): void {
  event.preventDefault();
  const links = document.querySelector('.languages');
  links?.setAttribute('open', '');
  links?.querySelector('summary')?.focus();
}

/** The language to offer, once in a browser; null where the page has the preferred one. */
function offeredLanguage(): Language | null {
  const [preferred] = navigator.languages.flatMap((tag) =>
    languageNames.filter((name) => tag.slice(0, 2) === name.slice(0, 2)),
  );
  if (!preferred || preferred === shown) return null;
  try {
    if (localStorage.getItem(offeredKey)) return null;
    localStorage.setItem(offeredKey, preferred);
  } catch {
    // Without storage it is offered at each visit.
  }
  return preferred;
}
