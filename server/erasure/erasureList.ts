import { createHmac, randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An address that was erased. A hash cannot be read back, but guessed by who has the salt. */
interface Entry {
  salt: string;
  /** HMAC-SHA256 of the address, in base64url. */
  hash: string;
  erasedAt: string;
}

/** The addresses that were erased, outside the store and its backups (S13). */
export type ErasureList = ReturnType<typeof openErasureList>;

/**
 * Opens the list of erased addresses in `dataDir`. A lead of such an address that was received
 * before the erasure comes from a restored backup.
 */
export function openErasureList(dataDir: string) {
  const file = join(dataDir, 'erased-addresses.jsonl');

  /** The entries, oldest first. A line that a crash cut off was never reported as erased. */
  async function entries(): Promise<Entry[]> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text
      .split('\n')
      .slice(0, -1)
      .filter(isJson)
      .map((line) => JSON.parse(line));
  }

  return {
    /** Adds an address, durably. Times are epoch milliseconds. */
    async add(email: string, erasedAt: number): Promise<void> {
      const salt = (await entries())[0]?.salt ?? randomBytes(16).toString('base64url');
      const entry = { salt, hash: hashOf(email, salt), erasedAt: new Date(erasedAt).toISOString() };
      await mkdir(dirname(file), { recursive: true });
      // A line break first ends a line that a crash cut off.
      await appendFile(file, `\n${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
      const folder = await open(dirname(file));
      await folder.sync().finally(() => folder.close());
    },

    /**
     * Reads the list once.
     *
     * @returns Whether a lead with this address, received at this time, was erased; null for an
     *   empty list.
     */
    async read(): Promise<((email: string, receivedAt: number) => boolean) | null> {
      const all = await entries();
      if (all.length === 0) return null;
      const erasedAt = new Map(all.map(({ hash, erasedAt }) => [hash, Date.parse(erasedAt)]));
      const salts = [...new Set(all.map(({ salt }) => salt))];
      return (email, receivedAt) =>
        salts.some((salt) => receivedAt <= (erasedAt.get(hashOf(email, salt)) ?? -1));
    },
  };
}

function hashOf(email: string, salt: string): string {
  return createHmac('sha256', salt).update(email.toLowerCase()).digest('base64url');
}

function isJson(line: string): boolean {
  try {
    return line !== '' && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}
