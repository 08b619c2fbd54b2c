/** Write the text of an element that holds nothing else, into the text node that it has. */
export function writeText(element: HTMLElement | null, words: string): void {
  const text = element?.firstChild;
  if (!element) return;
  if (!(text instanceof Text)) element.textContent = words;
  else if (text.data !== words) text.data = words;
}
