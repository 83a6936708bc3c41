import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { SpeechUnavailableError } from '../errors.ts';
import type { Transcriber, Word } from '../transcriber.ts';

const program = 'pocketsphinx_continuous';
const lowPriority = 10;
const secondsToStart = 60;
const timesSlower = 20;

/** `word start end confidence`; fillers and silence are in brackets, variants of a pronunciation behind the word. */
const line = /^([a-z'][a-z'.-]*)(?:\(\d+\))? (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)$/;

/** Debian's pocketsphinx with its English model. It finds pauses by itself and reads the whole sound. */
export function createPocketsphinx(): Transcriber {
  return {
    engine: 'pocketsphinx',
    model: 'en-us',
    longestPiece: Number.MAX_SAFE_INTEGER,
    async transcribe(sound, pieces, signal) {
      const words = pieces.length === 0 ? [] : await listen(sound.path, timeLimit(sound.seconds), signal);
      return { words, language: 'en' };
    },
  };
}

const timeLimit = (seconds: number) => secondsToStart + seconds * timesSlower;

async function listen(path: string, timeoutSeconds: number, signal?: AbortSignal): Promise<Word[]> {
  signal?.throwIfAborted();
  const child = spawn(program, ['-infile', path, '-time', 'yes', '-logfn', '/dev/null'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutSeconds * 1000);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    // Also throws when there is no such program.
    const ended = once(child, 'close');
    if (child.pid !== undefined) setPriority(child.pid, lowPriority);
    const [words, [code]] = await Promise.all([read(createInterface(child.stdout)), ended]);
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
    return words;
  } catch (error) {
    signal?.throwIfAborted();
    throw new SpeechUnavailableError('speech.program_missing', { program }, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
  }
}

async function read(lines: AsyncIterable<string>): Promise<Word[]> {
  const words: Word[] = [];
  for await (const text of lines) {
    const [, word, start, end, confidence] = line.exec(text) ?? [];
    if (word === undefined) continue;
    words.push({ word, start: Number(start), end: Number(end), confidence: Number(confidence) });
  }
  return words;
}
