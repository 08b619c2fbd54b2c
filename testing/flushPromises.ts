/** Lets all code run that waits for settled promises alone: for no timer, input or output. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
