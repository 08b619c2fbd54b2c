/**
 * Copies a text to the clipboard. Call it in the event handler of a press: WebKit refuses a copy
 * that begins later, but waits for a text that is promised in time.
 *
 * @throws When the text does not come, and when the browser refuses.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  try {
    await writeClipboard(text);
  } catch {
    copyBySelection(await text);
  }
}

/** Firefox before 127 has no `ClipboardItem`, and allows a copy a moment after the press. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/** The fallback for insecure origins, and for frames without permission to use the clipboard. */
function copyBySelection(text: string): void {
  const textarea = document.createElement('textarea');
  textarea.value = text;
  textarea.setAttribute('readonly', '');
  textarea.style.position = 'fixed';
  textarea.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(textarea);
  textarea.select();
  const isCopied = document.execCommand('copy');
  textarea.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isCopied) throw new Error('Expected the browser to copy a text; it refused.');
}

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the visitor has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
