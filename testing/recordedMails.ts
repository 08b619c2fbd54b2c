import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/**
 * Reads the mails to an address that a server without a mail key has written to its `DATA_DIR`.
 */
export async function recordedMailsTo(address: string, dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const files = existsSync(folder) ? await readdir(folder) : [];
  const mails = await Promise.all(
    files
      // A mail that is still being written has another extension.
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}
