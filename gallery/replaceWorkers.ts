/**
 * Replaces the workers of this frame, before anything starts one.
 *
 * @param behaviour - `silent` ones never respond; `failing` ones report an error at once.
 */
export function replaceWorkers(behaviour: 'silent' | 'failing'): void {
  window.Worker = class extends EventTarget {
    constructor() {
      super();
      if (behaviour === 'failing') setTimeout(() => this.dispatchEvent(new Event('error')));
    }
    postMessage(): void {}
    terminate(): void {}
  } as unknown as typeof Worker;
}
