/** Hand a file to the visitor under a name. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file up by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
