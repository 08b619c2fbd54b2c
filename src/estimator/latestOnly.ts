/** Deliver an answer, at once or when it has come, unless a newer one has been asked for meanwhile: late answers and late failures are dropped. */
export function createLatestOnly<A>(
  deliver: (answer: A) => void,
  fail: (error: unknown) => void,
): (answer: A | Promise<A>) => void {
  let newest = 0;
  return (answer) => {
    newest += 1;
    const asked = newest;
    if (!(answer instanceof Promise)) {
      deliver(answer);
      return;
    }
    answer.then(
      (late) => {
        if (asked === newest) deliver(late);
      },
      (error) => {
        if (asked === newest) fail(error);
      },
    );
  };
}
