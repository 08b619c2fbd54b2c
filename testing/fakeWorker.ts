import { expose } from 'comlink';

/** A `Worker` that serves an API with Comlink from the other end of a message channel. */
export class FakeWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isTerminated = false;
  readonly #channel = new MessageChannel();

  constructor(api: unknown) {
    super();
    expose(api, this.#channel.port2);
    this.#channel.port1.onmessage = ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown): void {
    this.#channel.port1.postMessage(message);
  }

  terminate(): void {
    this.isTerminated = true;
    this.#channel.port1.close();
  }
}
