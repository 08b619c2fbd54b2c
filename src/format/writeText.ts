/** Sets the text of an element that contains only text, and reuses its text node. */
export function writeText(element: HTMLElement | null, content: string): void {
  if (!element) return;
  const text = element.firstChild;
  if (!(text instanceof Text)) element.textContent = content;
  else if (text.data !== content) text.data = content;
}
