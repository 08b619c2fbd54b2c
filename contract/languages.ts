/**
 * The languages of the page, its documents and its mails by their BCP 47 tag (P5), each with its
 * folder in `languages/`, which is its path too; English, which is in none, is first.
 */
export const languages = { en: '', es: 'es', 'pt-BR': 'pt-br', de: 'de' } as const;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as readonly Language[];

/** The path of the page in a language: `/`, `/de/`. */
export const pathOf = (language: Language) => `/${languages[language]}/`.replace('//', '/');

/** The address that search engines and documents have of the page, relative to the site. */
export const calculatorPath = (language: Language) =>
  language === 'en' ? 'roi-calculator' : pathOf(language);

/** The type of a text, or of texts, in another language: the same shape with other words. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...slots: infer Slots) => infer Text
    ? (...slots: Slots) => Translated<Text>
    : { readonly [Name in keyof Texts]: Translated<Texts[Name]> };
