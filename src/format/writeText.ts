/** Write the text of an element that holds nothing else, into the text node that it has. */
export function writeText(element: HTMLElement | null, words: string): void {
  if (!element) return;
  const text = element.firstChild;
  if (!(text instanceof Text)) element.textContent = words;
  else if (text.data !== words) text.data = words;
}
