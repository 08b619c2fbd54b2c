import type { Log } from '../logging/log.ts';
import type { Completion } from '../store/Store.ts';

/** Logs what became of a message after an attempt. */
export function logCompletion(log: Log, completion: Completion, fields: object): void {
  switch (completion.state) {
    case 'sent':
      log.info(fields, 'message sent');
      break;
    case 'ready':
    case 'waiting':
      log.warn({ ...fields, nextAt: completion.nextAt }, 'message to be retried');
      break;
    case 'unknown':
      log.warn({ ...fields, nextAt: completion.nextAt }, 'message outcome unknown');
      break;
    case 'dead':
      log.error(fields, 'message dead');
      break;
  }
}
