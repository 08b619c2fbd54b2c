/**
 * Copies a text to the clipboard.
 *
 * @throws When the browser refuses.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
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
