import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../actors/stage.ts';
import { type Installation, isReady } from '../installations/installation.ts';
import { checkChanges } from './check-changes.ts';
import { checkMessages } from './check-messages.ts';
import { checkOwners } from './check-owners.ts';
import { checkRecordings, checkSent } from './check-sent.ts';
import type { Book } from './promises.ts';
import { runSchedule, startRemoving, workOff } from './settle.ts';

type Finished = Parameters<typeof checkMessages>[1] & { stages: readonly Stage[]; book: Book };

/** When everybody has gone and everything works again. */
export async function verify({ stages, mails, receiver, book }: Finished): Promise<void> {
  for (const { caller, company, ledger } of stages) {
    const { installation } = caller;
    await untilReady(installation);
    await workOff(installation, book);
    const checked = { caller, company, ledger, book };
    await checkMessages(ledger, { mails, receiver }, book);
    await checkRecordings(checked);
    await startRemoving(installation);
    await workOff(installation, book);
    await checkSent(checked);
    await checkChanges(checked);
    await runSchedule(installation);
    await workOff(installation, book);
    book.keep('tasks');
    const left = await installation.leftovers();
    if (left.length === 0) book.keep('leftovers');
    else book.break('leftovers', `${installation.name}: ${left.join(', ')}`);
    await untilReady(installation);
    await workOff(installation, book);
    await checkOwners(installation, book);
  }
}

async function untilReady(installation: Installation): Promise<void> {
  while (!(await isReady(installation))) await wait(200);
}
