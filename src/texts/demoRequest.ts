/** Texts shown until the demo dialog has loaded. */
export const demoRequestTexts = { loading: 'Opening the form…' } as const;
