import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Whether packets are forwarded, or dropped in both directions while connections stay open. */
type Network = 'forwards' | 'drops';

/** The message with which a client ends its connection. */
const terminate = Buffer.from([0x58, 0, 0, 0, 4]);

/** Starts a proxy in front of a PostgreSQL database, to inject network failures. */
export async function startDatabaseProxy(database: string) {
  const url = new URL(database);
  const folder = url.searchParams.get('host');
  const port = url.port || '5432';
  const proxy = {
    network: 'forwards' as Network,
    /** The number of commits that reach the database, but whose connections then break. */
    commitResponsesToDrop: 0,
    /** Whether the database does not hear that a client ends its connection. */
    hidesEnds: false,
  };
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = folder
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(Number(port), url.hostname);
    let isCommitting = false;
    let isDropped = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('end', () => {
      if (!proxy.hidesEnds) client.end();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (bytes: Buffer) => {
      if (proxy.network === 'drops') isDropped = true;
      if (isDropped) return;
      if (proxy.hidesEnds && bytes.equals(terminate)) return;
      isCommitting = bytes.includes('commit\0');
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (proxy.network === 'drops') isDropped = true;
      if (isDropped) return;
      if (isCommitting && proxy.commitResponsesToDrop > 0) {
        proxy.commitResponsesToDrop -= 1;
        client.resetAndDestroy();
        return;
      }
      client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const through = new URL(database);
  through.search = '';
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return Object.assign(proxy, { url: through.href });
}
