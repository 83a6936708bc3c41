import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTranscriber, extractSound, findSpeech, measureVoice, transcribe } from '@nimble/speech';
import { readResume } from '../../apps/server/src/features/resumes/read-resume.ts';
import { residentMegabytes } from '../api/process-tree.ts';

/**
 * Peak memory of a worker's tasks other than joining, each in a process with a worker's options, of a short and a long
 * answer: `node bench/media/memory.bench.ts`. It counts the process, its codecs and its recognizer together. Speech is
 * flite's; transcription is observed for a minute, less than 20 minutes of speech take.
 */
const workerOptions = ['--optimize-for-size', '--max-semi-space-size=2'];
const watchedSeconds = 60;
const sampleMilliseconds = 100;
const spoken =
  'I was the lead engineer for a payments team of six people. Our biggest challenge was a migration without any downtime.';

const works = {
  insights: async (path: string, seconds: number, folder: string) => {
    const sound = await soundOf(path, seconds, folder);
    await measureVoice(sound, [{ start: 0, end: seconds }]);
  },
  pauses: async (path: string, seconds: number, folder: string) => {
    await findSpeech(await soundOf(path, seconds, folder));
  },
  transcription: async (path: string, seconds: number, folder: string) => {
    const sound = await soundOf(path, seconds, folder);
    const speech = await findSpeech(sound);
    const transcriber = await createTranscriber({ name: 'pocketsphinx' }, 'en');
    if (transcriber === null) throw new Error('There is no pocketsphinx.');
    const ending = AbortSignal.timeout(watchedSeconds * 1000);
    await transcribe(transcriber, sound, speech, ending).catch((error: unknown) => {
      if (!ending.aborted) throw error;
    });
  },
  résumé: async (path: string) => {
    await readResume('pdf', createReadStream(path), new AbortController().signal);
  },
};
type Work = keyof typeof works;

async function soundOf(input: string, durationSeconds: number, folder: string) {
  return extractSound({
    input,
    output: join(folder, 'sound.raw'),
    durationSeconds,
  });
}

/** Runs in a separate process; returns the peak megabytes and the seconds. */
async function measure(work: Work, path: string, seconds: number, folder: string) {
  const child = spawn(process.execPath, [
    ...workerOptions,
    import.meta.filename,
    work,
    path,
    `${seconds}`,
    folder,
  ]);
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes([child.pid ?? 0]));
  }, sampleMilliseconds);
  const started = performance.now();
  const [complaints, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  clearInterval(timer);
  if (code !== 0) throw new Error(complaints);
  return {
    work,
    'minutes or pages': work === 'résumé' ? seconds : seconds / 60,
    'peak MB': Math.round(peak),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    load: Math.round(loadavg()[0] ?? Number.NaN),
  };
}

async function writeAnswer(seconds: number, folder: string): Promise<string> {
  const [voice, answer] = [join(folder, 'voice.wav'), join(folder, `${seconds}.webm`)];
  execFileSync('flite', ['-voice', 'slt', '-t', spoken, '-o', voice]);
  const endless = ['-stream_loop', '-1', '-i', voice, '-t', `${seconds}`];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...endless, '-c:a', 'libopus', answer]);
  return answer;
}

/** As many pages of text, each forty lines. */
async function writeResume(pages: number, folder: string): Promise<string> {
  const line = (row: number) =>
    `1 0 0 1 50 ${780 - row * 18} Tm (I led a team of six and moved it ${row}.) Tj`;
  const stream = `BT /F1 11 Tf ${Array.from({ length: 40 }, (_, row) => line(row)).join('\n')} ET`;
  const kids = Array.from({ length: pages }, (_, page) => `${5 + page} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ];
  const path = join(folder, `${pages}.pdf`);
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  await writeFile(path, `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`);
  return path;
}

const [work, path = '', seconds = '', ownFolder = ''] = process.argv.slice(2);
if (work !== undefined) {
  await works[work as Work](path, Number(seconds), ownFolder);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-memory-'));
  try {
    const rows = [];
    for (const [each, lengths] of [
      ['insights', [60, 600]],
      ['pauses', [60, 1200]],
      ['transcription', [60, 1200]],
    ] as const)
      for (const length of lengths)
        rows.push(await measure(each, await writeAnswer(length, folder), length, folder));
    for (const pages of [2, 60, 10_000])
      rows.push(await measure('résumé', await writeResume(pages, folder), pages, folder));
    console.table(rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
