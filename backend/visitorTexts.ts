import { refusalDetails as en } from '../contract/format/refusalDetails.ts';
import { type Language, languageNames, type Translated } from '../contract/languages.ts';
import { consentTexts as consentEn } from '../contract/words/consent.ts';
import { refusalDetails as de } from '../languages/de/contract/format/refusalDetails.ts';
import { consentTexts as consentDe } from '../languages/de/contract/words/consent.ts';
import { refusalDetails as es } from '../languages/es/contract/format/refusalDetails.ts';
import { consentTexts as consentEs } from '../languages/es/contract/words/consent.ts';
import { refusalDetails as ptBr } from '../languages/pt-br/contract/format/refusalDetails.ts';
import { consentTexts as consentPtBr } from '../languages/pt-br/contract/words/consent.ts';

/** What a visitor agreed to, in the words that they read (S13). */
export const consentTextsIn = {
  en: consentEn,
  es: consentEs,
  'pt-BR': consentPtBr,
  de: consentDe,
} satisfies Record<Language, object>;

type Details = Translated<typeof en>;

/** What a page shows of a refusal to its visitor (P5). */
export const refusalDetailsIn: Record<Language, Details> = { en, es, 'pt-BR': ptBr, de };

/** The language of a page, which states it alone as `Accept-Language`; a browser lists several. */
export const statedLanguage = (header: string) => languageNames.find((name) => name === header);

/** A refusal in the language of a visitor, which the response states. */
export function refusalIn<Refusal extends { status: number; headers?: Record<string, string> }>(
  language: Language = 'en',
  refuse: (details: Details) => Refusal,
) {
  const refusal = refuse(refusalDetailsIn[language]);
  return { ...refusal, headers: { ...refusal.headers, 'Content-Language': language } };
}
