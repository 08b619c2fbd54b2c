/** What the page says until the demo dialog is there. */
export const demoRequestTexts = { loading: 'Opening the form…' } as const;
