import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** The address of everything that is not a host: visitors and the mail provider. */
export const outsideAddress = '10.0.0.1';
/** Addresses of visitors, all of them outside. */
const visitorNetwork = '10.1.0.0/16';
const bridge = 'bridge';

/** The folders that a host does not share with this machine; each is empty at first. */
const ownFolders = [
  '/etc/haproxy',
  '/etc/postgresql',
  '/run/postgresql',
  '/var/lib/postgresql',
  '/var/log/postgresql',
];
/** Milliseconds that a command on a host may take. */
const commandMs = 60_000;

/** A host with its own network and its own folders of PostgreSQL and HAProxy. */
export type Host = Awaited<ReturnType<typeof startHost>>;

/** Connects this process, which must be in a network namespace of its own, to all later hosts. */
export function startNetwork(): void {
  ip(`link set lo up`);
  ip(`link add ${bridge} type bridge`);
  ip(`address add ${outsideAddress}/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  ip(`route add local ${visitorNetwork} dev lo`);
}

/**
 * Starts a host. It ends with this process's PID namespace, and so does all that runs on it.
 *
 * @param name - Also the name of the network device by which it can be cut off.
 * @throws Error when it cannot have folders of its own
 */
export async function startHost(name: string, address: string) {
  for (const folder of ownFolders) mkdirSync(folder, { recursive: true });
  const own = ownFolders.map((folder) => `mount -t tmpfs tmpfs ${folder}`).join('\n');
  const owner = `chown postgres:postgres ${ownFolders.join(' ')}`;
  const namespace = spawn(
    'unshare',
    ['--net', '--mount', 'sh', '-euc', `${own}\n${owner}\necho started\nexec sleep infinity`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const failed = once(namespace, 'exit').then(() => {
    throw new Error(`The host ${name} could not be started.`);
  });
  await Promise.race([once(namespace.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  const { pid } = namespace;
  const enter = ['--target', String(pid), '--net', '--mount', '--'];

  ip(`link add ${name} type veth peer name eth0 netns ${pid}`);
  ip(`link set ${name} master ${bridge} up`);
  const configure = (command: string) =>
    execFileSync('nsenter', [...enter, 'ip', ...command.split(' ')]);
  configure('link set lo up');
  configure(`address add ${address}/24 dev eth0`);
  configure('link set eth0 up');
  configure(`route add ${visitorNetwork} via ${outsideAddress}`);

  return {
    name,
    address,
    /**
     * Runs commands as root, and resolves to their output.
     *
     * @throws Error with the output when one of them fails, or takes longer than a minute
     */
    async run(commands: string): Promise<string> {
      // They delete folders, so they must be those of the host.
      const guarded = `mountpoint --quiet /var/lib/postgresql\n${commands}`;
      const { stdout } = await promisify(execFile)('nsenter', [...enter, 'bash', '-euc', guarded], {
        timeout: commandMs,
      });
      return stdout;
    },
    /** Starts a program that goes on running. What it prints is in the file `log`. */
    start(program: string, args: readonly string[], log: string, environment = {}): void {
      const output = openSync(log, 'w');
      spawn('nsenter', [...enter, program, ...args], {
        stdio: ['ignore', output, output],
        env: { PATH: process.env.PATH, ...environment },
      });
      closeSync(output);
    },
    /** From now on all packets to and from the host are lost. */
    cutOff: () => ip(`link set ${name} down`),
    reconnect: () => ip(`link set ${name} up`),
  };
}

function ip(command: string): void {
  execFileSync('ip', command.split(' '));
}
