import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { tryDetector } from '@nimble/faces';
import { tryCodecs } from '@nimble/media';
import { createTranscriber, tryEngine } from '@nimble/speech';
import type { Settings } from '../config.ts';
import { tryMailServer } from '../platform/mail/index.ts';
import { findOpen } from '../platform/process/index.ts';
import { tryDatabase } from './try-database.ts';
import { tryStorage } from './try-storage.ts';

type Finding = { name: string; found: string; isFine: boolean };

/** Tries what Nimble needs, one after the other, and lists it; the exit code says whether Nimble can run. */
export async function doctor(settings: Settings): Promise<void> {
  const findings = [
    { name: 'Node', found: `${process.version} (${process.execPath})`, isFine: true },
    await look('Database', () => tryDatabase(settings)),
    await look('Codecs', async () => `FFmpeg ${await tryCodecs()} (node-av)`),
    await look('Data folder', () => tryDataFolder(settings.dataFolder)),
    await look('Files', () => tryStorage(settings)),
    await look('Speech', () => describeSpeech(settings.speech)),
    await look('Faces', describeDetector),
    await look('Mail', () => describeMail(settings.smtpUrl)),
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

/** Has the engine listen to a second of sound: a setting that looks right may still not work. */
async function describeSpeech({ engine, language }: Settings['speech']): Promise<string> {
  const transcriber = await createTranscriber(engine, language);
  await tryEngine(transcriber);
  if (transcriber === null) return 'pauses are found; nothing is transcribed (SPEECH_ENGINE is off)';
  const inLanguage = language === undefined ? '' : `, language ${language}`;
  return `${transcriber.engine} with the model ${transcriber.model} works${inLanguage}`;
}

/** It is an optional dependency: without it everything else works. */
async function describeDetector(): Promise<string> {
  const version = await tryDetector();
  return version === undefined
    ? 'not measured: the optional packages @vladmandic/human and @tensorflow/tfjs-* are not installed'
    : `measured where it is turned on and agreed to, by @vladmandic/human ${version} (blazeface, facemesh)`;
}

/** What is made on the way to a stored file lies there, wherever files are kept. */
async function tryDataFolder(folder: string): Promise<string> {
  const facts = await statfs(folder).catch(() => undefined);
  if (facts === undefined) return `${folder} (made at the first start)`;
  await mkdir(join(folder, 'work'), { recursive: true });
  await rm(await mkdtemp(join(folder, 'work', 'doctor-')), { recursive: true });
  const open = await findOpen(folder);
  if (open.length > 0)
    throw new Error(
      `other users of this machine may read ${open.join(', ')}; the next start closes it, or chmod go= as its owner`,
    );
  const freeGigabytes = (facts.bavail * facts.bsize) / 1024 ** 3;
  return `${folder} (can be written, ${freeGigabytes.toFixed(1)} GB free)`;
}

async function describeMail(smtpUrl: string | undefined): Promise<string> {
  if (smtpUrl === undefined) return 'not sent, kept in the outbox (SMTP_URL is not set)';
  const { host } = new URL(smtpUrl);
  await tryMailServer(smtpUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the mail server ${host} does not work: ${reason}`);
  });
  return `the mail server ${host} answers`;
}
