import { installationMessages } from '@nimble/contracts/installation';
import type { Settings } from '../config.ts';
import {
  checkAddress,
  checkPlans,
  checkSecret,
  runChecks,
  workerChecks,
} from '../features/installation/index.ts';
import type { Found } from '../platform/database/index.ts';
import { tryDatabase } from './try-database.ts';

/** The embedded PostgreSQL may have to be made for it, on a slow disk. */
const databaseSeconds = 120;

const marks: Record<Found['state'], string> = { fine: '✓', look: '!', broken: '✗' };

/**
 * Tries what Nimble needs, as the page Installation does, and lists it; the exit code says whether Nimble can run.
 */
export async function doctor(settings: Settings): Promise<void> {
  const database = {
    name: 'database',
    longestSeconds: databaseSeconds,
    run: () => tryDatabase(settings),
  } as const;
  const tried = await runChecks([
    database,
    ...workerChecks({ ...settings, findSpeech: async () => settings.speech }),
  ]);
  const found = {
    ...tried,
    address: checkAddress(settings.publicUrl),
    secret: checkSecret(settings.secretOrigin),
    plans: checkPlans(settings),
  };
  write('✓', 'Node', `${process.version} (${process.execPath})`);
  for (const [name, { state, text, advice }] of Object.entries(found)) {
    write(marks[state], installationMessages.findings[name as keyof typeof found], text);
    if (state !== 'fine' && advice !== null) write(' ', '', advice);
  }
  if (Object.values(found).some(({ state }) => state === 'broken')) process.exitCode = 1;
}

function write(mark: string, title: string, text: string): void {
  process.stdout.write(`${mark} ${title.padEnd(12)} ${text.replaceAll('`', '')}\n`);
}
