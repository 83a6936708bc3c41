import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '../../apps/server/src/testing/servers/mail-server.ts';
import { startStoreGate } from '../../apps/server/src/testing/servers/store-gate.ts';
import { startReceiver } from '../../apps/server/src/testing/servers/webhook-receiver.ts';
import { allFaults } from './faults.ts';
import { isReady } from './installations/installation.ts';
import { startOneMachine } from './installations/one-machine.ts';
import { startSeveralProcesses } from './installations/several-processes.ts';

/** Both installations, and what they talk to: a mail server and a receiver of webhooks, each behind a gate. */
export async function startSurroundings() {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-hour-'));
  const [mails, receiver] = [await startMailServer(), await startReceiver()];
  const [mailGate, hookGate] = [await startStoreGate(mails.url), await startStoreGate(receiver.url)];
  const settings = {
    RATE_LIMITS: 'off',
    PLAN_ENFORCEMENT: 'off',
    REGISTRATION: 'open',
    // Recordings go as soon as their film is compared: what is downloaded then comes out of films.
    KEEP_RECORDINGS_DAYS: '0',
    SMTP_URL: mailGate.url.replace('http:', 'smtp:'),
    MAILS_PER_MINUTE: '600',
    WEBHOOK_ALLOWED_HOSTS: new URL(hookGate.url).host,
  };
  await mkdir(join(folder, 'machine'));
  const machine = await startOneMachine(join(folder, 'machine'), settings);
  const several = await startSeveralProcesses(join(folder, 'several'), settings);
  const installations = [machine, several];
  for (const one of installations) while (!(await isReady(one))) await wait(200);
  return {
    mails,
    receiver,
    hooksUrl: hookGate.url,
    installations,
    faults: allFaults({ machine, several, mails: mailGate, hooks: hookGate, receiver }),
    async stop() {
      await Promise.all(installations.map((one) => one.stop()));
      for (const gate of [mailGate, hookGate]) gate.close();
      await Promise.all([mails.close(), receiver.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
