import { textOf } from '@nimble/contracts';
import { findingMessages } from '@nimble/contracts/installation';
import type { SpeechEngine } from '@nimble/speech';
import type { Settings } from '../config/config.ts';
import {
  checkAddress,
  checkPlans,
  checkSecret,
  runChecks,
  workerChecks,
  writeFound,
} from '../features/installation/index.ts';
import { findEngine } from '../features/speech-models/index.ts';
import { type Found, isTableMissing, openDatabase } from '../platform/database/index.ts';
import { findRunningPlatform } from './open-running.ts';
import { tryDatabase } from './try-database.ts';

/** The embedded PostgreSQL may have to be created, on a slow disk. */
const databaseSeconds = 120;

const marks: Record<Found['state'], string> = { fine: '✓', look: '!', broken: '✗' };

/** Tests what Nimble needs, as the page Installation does, and lists it; the exit code says whether Nimble can run. */
export async function doctor(settings: Settings): Promise<void> {
  const database = {
    name: 'database',
    longestSeconds: databaseSeconds,
    run: () => tryDatabase(settings),
  } as const;
  const tried = await runChecks([
    database,
    ...workerChecks({ ...settings, findSpeech: () => findSpeech(settings) }),
  ]);
  const found = {
    ...tried,
    address: checkAddress(settings.publicUrl),
    secret: checkSecret(settings),
    plans: checkPlans(settings),
  };
  write('✓', 'Node', `${process.version} (${process.execPath})`);
  for (const [name, { state, texts, advice }] of Object.entries(found)) {
    const title = textOf(findingMessages[name as keyof typeof found]);
    write(marks[state], title, writeFound('en', texts));
    if (state !== 'fine' && advice !== null) write(' ', '', writeFound('en', [advice]));
  }
  if (Object.values(found).some(({ state }) => state === 'broken')) process.exitCode = 1;
}

function write(mark: string, title: string, text: string): void {
  process.stdout.write(`${mark} ${title.padEnd(14)} ${text.replaceAll('`', '')}\n`);
}

async function findSpeech(settings: Settings) {
  return { engine: await findEngineOf(settings), language: settings.speech.language };
}

/** undefined where only a database that does not run has the answer. */
async function findEngineOf(settings: Settings): Promise<SpeechEngine | undefined> {
  if (settings.speech.engine !== undefined) return settings.speech.engine;
  const connection =
    settings.databaseUrl === undefined
      ? (await findRunningPlatform(settings))?.connection
      : { connectionString: settings.databaseUrl };
  if (connection === undefined) return undefined;
  const opened = openDatabase(connection, 1);
  try {
    return await findEngine(opened.database, settings);
  } catch (error) {
    if (isTableMissing(error)) return { name: 'off' };
    throw error;
  } finally {
    await opened.close();
  }
}
