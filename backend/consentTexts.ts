import type { Language } from '../contract/languages.ts';
import { consentTexts as en } from '../contract/words/consent.ts';
import { consentTexts as de } from '../languages/de/contract/words/consent.ts';
import { consentTexts as es } from '../languages/es/contract/words/consent.ts';
import { consentTexts as ptBr } from '../languages/pt-br/contract/words/consent.ts';

/** What a visitor agreed to, in the words that they read (S13). */
export const consentTextsIn = { en, es, 'pt-BR': ptBr, de } satisfies Record<Language, object>;
