import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formerFolderOf } from '../../server/page/build.ts';

/** Names that contain a hash of the content: only such a file means the same in each release. */
const hashedName = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

/** The files of a release have a third of this: a larger former one is not what it should be. */
const limitBytes = 40 * 1024 ** 2;

/**
 * Keeps the files of a former build beside the next one, which its server serves to pages that are
 * still open (decision 0726). They replace those of the build before, so that there is one former
 * generation. Files that both builds have are not kept, and pages never are.
 *
 * @param builds.former - The folder of the former build; without one, nothing changes.
 * @param builds.next - That of the next build.
 * @param builds.dist - Where the next build is served from.
 * @returns How many files were kept.
 * @throws Error If the files are larger than `limitBytes`.
 */
export async function carryFiles({
  former,
  next,
  dist,
}: Record<'former' | 'next' | 'dist', string>): Promise<number> {
  const own = new Set(await readdir(next, { recursive: true }));
  const all: string[] = await readdir(former, { recursive: true }).catch(() => []);
  const names = all.filter((name) => hashedName.test(name) && !own.has(name));
  // A build of the same sources does not replace what was there before.
  if (names.length === 0) return 0;
  const sizes = await Promise.all(names.map((name) => stat(join(former, name))));
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limitBytes) throw new Error(`The former build has ${bytes} bytes of files.`);

  const kept = formerFolderOf(dist);
  const written = `${kept}.next`;
  await rm(written, { recursive: true, force: true });
  await mkdir(written, { recursive: true });
  for (const name of names) await cp(join(former, name), join(written, name));
  await rm(kept, { recursive: true, force: true });
  await rename(written, kept);
  return names.length;
}
