import type { CalculationCookie } from '../calculationCookie.ts';
import type { Clock } from '../clock.ts';
import type { MailLimits } from '../limits/mailLimits.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../outbox/createOutbox.ts';
import type { MessageKind, NewMessage, Store } from '../store/Store.ts';

/** What handlers are made of. */
export interface HandlerParts {
  store: Store;
  clock: Clock;
  log: Log;
  publicUrl: URL;
  cookie: CalculationCookie;
  outbox: Outbox;
  mailLimits: MailLimits;
  /** A message of each kind that has somewhere to go; without a sales inbox or a CRM there is none. */
  messages(...kinds: MessageKind[]): NewMessage[];
}
