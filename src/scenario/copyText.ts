/** Put a text into the clipboard; rejects where the browser lets nobody. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** The way for pages without a secure origin, or framed by one that grants no clipboard. */
function copyBySelection(text: string): void {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.setAttribute('readonly', '');
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isCopied) throw new Error('Expected the browser to copy a text; it refused.');
}
