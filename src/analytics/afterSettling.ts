/** Call `act` once the function that this gives has not been called for `quietMs`. */
export function afterSettling(quietMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, quietMs);
  };
}
