/**
 * `node scripts/nightly/otherDay.ts [DAYS ZONE]`: repeats `npm test` where the system's clock is
 * some days ahead, and in another time zone. `npm run nightly` draws both.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { timeZones } from '../../testing/fuzz/timeZones.ts';

const [days = String(randomInt(1, 1800)), zone = timeZones[randomInt(timeZones.length)]] =
  process.argv.slice(2);
const program = 'faketime';
console.log(`\nThe system's clock is ${days} days ahead, in ${zone}.`);
const { status, error } = spawnSync(program, ['-f', `+${days}d`, 'node', 'scripts/test.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TZ: zone },
});
if (error) console.error(`${program} could not be started: ${error.message}`);
if (status !== 0) {
  console.error(`\nReplay with node scripts/nightly/otherDay.ts ${days} ${zone}.`);
  process.exitCode = 1;
}
