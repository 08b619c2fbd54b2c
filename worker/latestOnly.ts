/**
 * Creates a function that runs the steps of its latest call only. A call resolves to null when a
 * newer one arrives before it is done.
 *
 * @param stepsBetweenChecks - How many steps run between two checks for a newer call.
 */
export function latestOnly<Args extends unknown[], T>(
  start: (...args: Args) => Generator<void, T>,
  stepsBetweenChecks = 1,
) {
  let latestCall = 0;
  return async (...args: Args): Promise<T | null> => {
    latestCall += 1;
    const thisCall = latestCall;
    await nextTask();
    const steps = start(...args);
    for (let count = 1; thisCall === latestCall; count++) {
      const step = steps.next();
      if (step.done) return step.value;
      if (count % stepsBetweenChecks === 0) await nextTask();
    }
    return null;
  };
}

/**
 * Resolves after the pending messages are handled. A message channel does this without the four
 * milliseconds that browsers add to nested timers.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
