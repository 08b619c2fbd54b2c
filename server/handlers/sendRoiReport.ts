import { createHash } from 'node:crypto';
import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import { refuse } from '../../contract/problem.ts';
import { newId } from '../newId.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { keyReused, onceOf } from './once.ts';
import type { Visit } from './Visit.ts';

/** Have the report of the calculation that this visitor has just saved mailed to the address they saved it with, once (S4). */
export function sendRoiReport({
  store,
  clock,
  messages,
}: HandlerParts): Handler<Contract['sendRoiReport'], Visit> {
  return async ({ body, context: visit }) => {
    const receivedAt = clock.now();
    const saved = visit.calculationId === null ? null : await store.record(visit.calculationId);
    if (!saved) {
      return refuse(
        403,
        'A report is mailed only to the visitor who saved its calculation in the last 30 minutes.',
      );
    }
    if (!isSame(body.email, saved.email) || !isSame(body.companyName, saved.company)) {
      return refuse(403, 'Expected the e-mail and company that the calculation was saved with.');
    }
    const { pdfData, ...rest } = body;
    const kept = await store.keep(
      {
        id: newId(),
        endpoint: 'sendRoiReport',
        receivedAt,
        contactName: saved.contactName,
        email: saved.email,
        company: saved.company,
        body: rest,
        calculation: saved.calculation,
        resultsDiffer: false,
        quarantine: saved.quarantine,
        reportOf: saved.id,
        pdfSha256: createHash('sha256').update(Buffer.from(pdfData, 'base64')).digest('hex'),
        pdfDiffers: null,
        replyStatus: null,
      },
      saved.quarantine ? [] : messages('reportEmail'),
      onceOf('sendRoiReport', body, visit, receivedAt),
    );
    return kept.outcome === 'keyReused'
      ? refuse(422, keyReused)
      : { status: 202, body: { id: kept.record.id } };
  };
}

function isSame(given: string, saved: string): boolean {
  return given.normalize('NFC').toLowerCase() === saved.normalize('NFC').toLowerCase();
}
