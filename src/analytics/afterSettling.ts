/** Call `act` with the last value given, once none has followed for `quietMs`. */
export function afterSettling<T>(quietMs: number, act: (value: T) => void): (value: T) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(act, quietMs, value);
  };
}
