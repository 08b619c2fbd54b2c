const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and XML. */
export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
