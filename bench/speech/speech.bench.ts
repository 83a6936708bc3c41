import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTranscriber, extractSound, findSpeech, type SpeechEngine, transcribe } from '@nimble/speech';
import { cpuMilliseconds, residentMegabytes } from '../api/process-tree.ts';

/**
 * The cost of transcribing a minute, and whether memory depends on the length:
 * `node bench/speech/speech.bench.ts [model folder for sherpa]`.
 * Without a model, pocketsphinx transcribes. Speech is flite's.
 */
const modelFolder = process.argv[2];
const engine: SpeechEngine =
  modelFolder === undefined ? { name: 'pocketsphinx' } : { name: 'sherpa', folder: modelFolder };
const minutes = [1, 20];
/** Above this length only the sound is analyzed. */
const mostTranscribedMinutes = 1;

const text =
  'I was the lead engineer for a payments team of six people. Our biggest challenge was a migration without any downtime.';

const folder = await mkdtemp(join(tmpdir(), 'nimble-speech-'));
try {
  const rows = [];
  for (const length of minutes) rows.push(await measure(length));
  console.table(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(length: number) {
  const input = writeAnswer(length);
  let sound = { path: '', seconds: 0 };
  let speech: Awaited<ReturnType<typeof findSpeech>> = [];
  const extracting = await costOf(async () => {
    const output = join(folder, 'sound.raw');
    sound = await extractSound({ input, output, durationSeconds: length * 60 });
  });
  const looking = await costOf(async () => {
    speech = await findSpeech(sound);
  });
  const transcriber = await createTranscriber(engine, 'en');
  const isHeard = transcriber !== null && length <= mostTranscribedMinutes;
  const hearing = isHeard
    ? await costOf(async () => void (await transcribe(transcriber, sound, speech)))
    : undefined;
  return {
    minutes: length,
    'sound, CPU s a minute': perMinute(extracting.cpuSeconds, length),
    'pauses, CPU s a minute': perMinute(looking.cpuSeconds, length),
    [`${transcriber?.model}, CPU s a minute`]: hearing && perMinute(hearing.cpuSeconds, length),
    'peak MB': Math.round(Math.max(extracting.peak, looking.peak, hearing?.peak ?? 0)),
  };
}

function writeAnswer(length: number): string {
  const [voice, answer] = [join(folder, 'voice.wav'), join(folder, `${length}.webm`)];
  execFileSync('flite', ['-voice', 'slt', '-t', text, '-o', voice]);
  const endless = ['-stream_loop', '-1', '-i', voice, '-t', `${length * 60}`];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...endless, '-c:a', 'libopus', answer]);
  return answer;
}

function perMinute(seconds: number, length: number): number {
  return Math.round((seconds / length) * 100) / 100;
}

/** CPU seconds of this process and its children, and the most memory that they held together, megabytes. */
async function costOf(work: () => Promise<void>): Promise<{ cpuSeconds: number; peak: number }> {
  const before = await cpuMilliseconds([process.pid]);
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes([process.pid]));
  }, 200);
  await work();
  clearInterval(timer);
  return { cpuSeconds: ((await cpuMilliseconds([process.pid])) - before) / 1000, peak };
}
