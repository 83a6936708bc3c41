import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../apps/server/src/app.ts';
import { loadConfig } from '../../apps/server/src/config/config.ts';
import { createDependencies } from '../../apps/server/src/dependencies.ts';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase, readElsewhere } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrations/migrate.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';

/**
 * Duration of signing in with an unknown address against a wrong password for a known one:
 * `node bench/login/login.bench.ts [rounds]`.
 * Measured in turns, so that other load of the machine affects both alike. Ends with an error when the medians differ
 * by more than 10 %, because timing must not reveal who has an account.
 */
const rounds = Number(process.argv[2] ?? 300);
const warmUp = 20;
const largestDifference = 0.1;
const known = 'known@example.com';
const unknown = 'nobody@example.com';

const folder = await mkdtemp(join(tmpdir(), 'nimble-login-'));
const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: false });
const opened = openDatabase(running.connection, 5);
try {
  await migrate(opened.pool);
  const environment = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const config = { ...loadConfig(environment), secret: 'a secret of the bench, long enough' };
  const dependencies = createDependencies({
    config,
    ...opened,
    onStandby: readElsewhere(opened.database, undefined),
  });
  const app = await buildApp(dependencies, createLog('silent'));
  const person = { company: 'Bench', username: 'bench', email: known, password: 'Bench-password-1' };
  await dependencies.accounts.addVerified(person);
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    // Each goes first as often as the other.
    for (const identifier of round % 2 === 0 ? [known, unknown] : [unknown, known]) {
      const started = performance.now();
      await app.inject({
        method: 'POST',
        url: '/api/users-permissions/user-login',
        payload: { identifier, password: 'Wrong-password-1' },
      });
      if (round >= 0) times[identifier]?.push(performance.now() - started);
    }
  }
  const [wrong, nobody] = [median(times[known] ?? []), median(times[unknown] ?? [])];
  const ratio = nobody / wrong;
  console.table([
    {
      rounds,
      'wrong password, ms': wrong.toFixed(2),
      'unknown address, ms': nobody.toFixed(2),
      ratio: ratio.toFixed(3),
    },
  ]);
  if (Math.abs(ratio - 1) > largestDifference) process.exitCode = 1;
  await app.close();
} finally {
  await opened.close();
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
