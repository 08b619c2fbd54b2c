/** Deliver only the answer to the newest question; late answers, and late failures, to older ones are dropped. */
export function createLatestOnly<Q, A>(
  ask: (question: Q) => Promise<A>,
  deliver: (answer: A) => void,
  fail: (error: unknown) => void,
): (question: Q) => void {
  let newest = 0;
  return (question) => {
    newest += 1;
    const asked = newest;
    ask(question).then(
      (answer) => {
        if (asked === newest) deliver(answer);
      },
      (error) => {
        if (asked === newest) fail(error);
      },
    );
  };
}
