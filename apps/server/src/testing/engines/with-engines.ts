import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from '../servers/nimble-process.ts';
import { startEngines } from './engines.ts';
import { missingPrograms } from './programs.ts';

/**
 * Runs a command while the engines run: `node apps/server/src/testing/engines/with-engines.ts npx playwright test …`. Every
 * Nimble that it starts uses them, because the servers of tests take over its settings.
 */
async function main([program, ...values]: string[]): Promise<number> {
  const missing = missingPrograms();
  if (program === undefined) throw new Error('Name the command to run.');
  if (missing.length > 0) throw new Error(`Install ${missing.join(', ')} first.`);
  const engines = await startEngines([await freePort(), await freePort()]);
  try {
    const env = { ...process.env, ...engines.settings, APP_SECRET: randomUUID() };
    const [code] = (await once(spawn(program, values, { stdio: 'inherit', env }), 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await engines.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
