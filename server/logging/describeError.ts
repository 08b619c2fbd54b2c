/**
 * Keeps an error's name, its code or its cause's, and its stack, without its message: database and
 * mail errors quote values.
 */
export function describeError(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const coded = [error, error.cause].find((each) => each instanceof Error && 'code' in each);
  const code = coded ? { code: String(Reflect.get(coded, 'code')) } : {};
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...code, ...(places ? { stack: places.join('\n') } : {}) };
}
