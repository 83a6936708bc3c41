import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byteAt, type Sound } from '../sound.ts';
import type { Span } from '../transcriber.ts';

/** Are the speech synthesizer and recognizer installed? `npm test` installs both where it may. */
export const canSpeakAndListen = ['flite', 'pocketsphinx_continuous'].every(
  (program) => spawnSync('which', [program]).status === 0,
);

export type SpokenWord = Span & { word: string };
export type Speech = { sound: Sound; words: SpokenWord[]; sentences: Span[] };

const wavHeaderBytes = 44;

/**
 * Speaks sentences with pauses between them into a file of raw samples, and returns the word times: the voice reports
 * the end of every sound.
 */
export function speak(
  folder: string,
  sentences: readonly string[],
  { voice = 'slt', pause = 1 }: { voice?: 'slt' | 'rms'; pause?: number } = {},
): Speech {
  const parts = [Buffer.alloc(byteAt(pause))];
  const words: SpokenWord[] = [];
  let at = pause;
  for (const sentence of sentences) {
    const wav = join(folder, 'sentence.wav');
    const said = execFileSync('flite', ['-voice', voice, '-psdur', '-t', sentence, '-o', wav], {
      encoding: 'utf8',
    });
    words.push(...wordsOf(sentence, said, at, voice));
    const samples = readFileSync(wav).subarray(wavHeaderBytes);
    parts.push(samples, Buffer.alloc(byteAt(pause)));
    at += samples.length / byteAt(1) + pause;
  }
  const path = join(folder, `${voice}-${pause}.raw`);
  writeFileSync(path, Buffer.concat(parts));
  return { sound: { path, seconds: at }, words, sentences: sentencesOf(words, pause) };
}

function wordsOf(sentence: string, said: string, offset: number, voice: string): SpokenWord[] {
  let before = 0;
  const sounds = said
    .trim()
    .split(' ')
    .flatMap((part) => {
      const [name, end] = part.split(':');
      const span = { start: before, end: Number(end) };
      before = span.end;
      return name === 'pau' ? [] : [span];
    });
  let used = 0;
  const words = sentence.split(' ').map((word) => {
    const own = sounds.slice(used, (used += soundsOf(word, voice)));
    return { word, start: offset + (own[0]?.start ?? 0), end: offset + (own.at(-1)?.end ?? 0) };
  });
  if (used !== sounds.length) throw new Error(`"${sentence}" is spoken otherwise than its words alone.`);
  return words;
}

/** How many sounds a word has. */
function soundsOf(word: string, voice: string): number {
  const said = execFileSync('flite', ['-voice', voice, '-ps', '-t', word, '-o', 'none'], {
    encoding: 'utf8',
  });
  return said
    .trim()
    .split(' ')
    .filter((name) => name !== 'pau').length;
}

function sentencesOf(words: readonly SpokenWord[], pause: number): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of words) {
    const open = spans.at(-1);
    if (open !== undefined && start - open.end < pause) open.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** A folder for a test file's sounds. */
export function soundFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nimble-sounds-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
