import { statfs } from 'node:fs/promises';
import { createTranscriber, tryEngine } from '@nimble/speech';
import type { Settings } from '../config.ts';
import { findBinaries, unprivilegedAccount } from '../platform/database/embedded/index.ts';
import { requireFfmpeg } from './ffmpeg.ts';

type Finding = { name: string; found: string; isFine: boolean };

/** Lists what is found on this machine; the exit code says whether Nimble can run. */
export async function doctor(settings: Settings): Promise<void> {
  const findings = [
    { name: 'Node', found: `${process.version} (${process.execPath})`, isFine: true },
    await look('Database', () => describeDatabase(settings)),
    await look('ffmpeg', async () => {
      const { path, version, origin } = await requireFfmpeg(settings);
      return `${version} (${path}, from ${origin})`;
    }),
    await look('Data folder', () => describeDataFolder(settings.dataFolder)),
    await look('Speech', () => describeSpeech(settings.speech)),
    { name: 'Mail', found: settings.smtpUrl ? 'by SMTP_URL' : 'not sent, kept in the outbox', isFine: true },
    { name: 'Address', found: settings.publicUrl, isFine: true },
  ];
  for (const { name, found, isFine } of findings) {
    process.stdout.write(`${isFine ? '✓' : '✗'} ${name.padEnd(12)} ${found}\n`);
  }
  if (findings.some(({ isFine }) => !isFine)) process.exitCode = 1;
}

async function look(name: string, describe: () => Promise<string>): Promise<Finding> {
  try {
    return { name, found: await describe(), isFine: true };
  } catch (error) {
    return { name, found: error instanceof Error ? error.message : String(error), isFine: false };
  }
}

async function describeDatabase(settings: Settings): Promise<string> {
  if (settings.databaseUrl !== undefined) return 'by DATABASE_URL';
  const account = unprivilegedAccount();
  const { folder, major, origin } = await findBinaries(account);
  const runsAs = account === undefined ? '' : `, runs as user ${account.uid}`;
  return `PostgreSQL ${major}, ${origin === 'embedded' ? 'embedded' : 'of this machine'} (${folder}${runsAs})`;
}

/** Has the engine listen to a second of sound: a setting that looks right may still not work. */
async function describeSpeech({ engine, language }: Settings['speech']): Promise<string> {
  const transcriber = await createTranscriber(engine, language);
  await tryEngine(transcriber);
  if (transcriber === null) return 'pauses are found; nothing is transcribed (SPEECH_ENGINE is off)';
  const inLanguage = language === undefined ? '' : `, language ${language}`;
  return `${transcriber.engine} with the model ${transcriber.model} works${inLanguage}`;
}

async function describeDataFolder(folder: string): Promise<string> {
  const facts = await statfs(folder).catch(() => undefined);
  if (facts === undefined) return `${folder} (made at the first start)`;
  const freeGigabytes = (facts.bavail * facts.bsize) / 1024 ** 3;
  return `${folder} (${freeGigabytes.toFixed(1)} GB free)`;
}
