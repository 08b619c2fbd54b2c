/** A language of the page, its documents and its mails (P5). */
interface LanguageDefinition {
  /** Where the page is, and the folder of its catalogue in `languages/`; empty for English. */
  folder: string;
  /** How it names itself. */
  name: string;
  /** Offers the page in it. */
  offer: string;
}

/** The languages by their BCP 47 tag, English first. */
export const languages = {
  en: { folder: '', name: 'English', offer: 'Read in English' },
  es: { folder: 'es', name: 'Español', offer: 'Leer en español' },
  'pt-BR': { folder: 'pt-br', name: 'Português (Brasil)', offer: 'Ler em português' },
  de: { folder: 'de', name: 'Deutsch', offer: 'Auf Deutsch lesen' },
} as const satisfies Record<string, LanguageDefinition>;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as readonly Language[];

/** The path of the page in a language: `/`, `/de/`. */
export const pathOf = (language: Language) => `/${languages[language].folder}/`.replace('//', '/');

/** The type of a text, or of texts, in another language: the same shape with other words. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...slots: infer Slots) => infer Text
    ? (...slots: Slots) => Translated<Text>
    : { readonly [Name in keyof Texts]: Translated<Texts[Name]> };
