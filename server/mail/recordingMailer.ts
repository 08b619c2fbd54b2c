import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mimeMessage } from '../../backend/mails/mimeMessage.ts';
import type { Clock } from '../../backend/ports.ts';
import type { Mailer } from './Mailer.ts';

/**
 * Creates the mailer for servers without a mail key: it writes every mail as an `.eml` file, which
 * mail programs open (S9).
 */
export function createRecordingMailer({ folder, clock }: { folder: string; clock: Clock }): Mailer {
  return {
    async send(mail) {
      const file = join(folder, `${mail.id}.eml`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(`${file}.part`, mimeMessage(mail, new Date(clock.now())));
        await rename(`${file}.part`, file);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        return { outcome: 'retry', reason: `file not written: ${code}` };
      }
      return { outcome: 'sent', providerId: file };
    },
  };
}
