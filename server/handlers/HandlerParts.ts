import type { CalculationCookie } from '../calculationCookie.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { MessageKind, NewMessage, Store } from '../store/Store.ts';

/** What handlers are made of. */
export interface HandlerParts {
  store: Store;
  clock: Clock;
  log: Log;
  publicUrl: URL;
  cookie: CalculationCookie;
  /** A message of each kind that has somewhere to go; without a sales inbox or a CRM there is none. */
  messages(...kinds: MessageKind[]): NewMessage[];
}
