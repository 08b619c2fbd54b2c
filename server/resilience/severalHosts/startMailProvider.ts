import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds until the provider responds, so that some mails are being sent at any moment. */
const responseMs = 300;

/** Starts a mail provider that accepts every mail. `accepted` has the ids of their messages. */
export async function startMailProvider(address: string) {
  const accepted: string[] = [];
  const server = createServer(async (request, response) => {
    const mail = await json(request).catch(() => null);
    if (!mail) return;
    accepted.push(Object(mail).personalizations[0].custom_args.outbox_id);
    await sleep(responseMs);
    response.writeHead(202, { 'X-Message-Id': `mail-${accepted.length}` }).end();
  });
  const port = 8025;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, address, resolve);
  });
  return { url: `http://${address}:${port}/`, accepted };
}
