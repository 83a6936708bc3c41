import { stat } from 'node:fs/promises';
import { speechSampleRate, writeSpeechSound } from '@nimble/media';

const bytesOfSample = 2;

/** A file of raw samples: 16 kHz, one channel, 16 bits, little endian. */
export type Sound = { path: string; seconds: number };

/** Writes the sound of a stored recording to `output`, for engines to read piece by piece, and says how loud it is. */
export async function extractSound(
  options: Parameters<typeof writeSpeechSound>[0],
): Promise<Sound & { peaks: Uint8Array }> {
  const { peaks } = await writeSpeechSound(options);
  return { ...(await soundAt(options.output)), peaks };
}

export async function soundAt(path: string): Promise<Sound> {
  const { size } = await stat(path);
  return { path, seconds: size / bytesOfSample / speechSampleRate };
}

/** Where a second lies in the file, bytes. */
export function byteAt(seconds: number): number {
  return Math.round(seconds * speechSampleRate) * bytesOfSample;
}

/** The header that makes raw samples a WAV file. */
export function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(speechSampleRate, 24);
  header.writeUInt32LE(speechSampleRate * bytesOfSample, 28);
  header.writeUInt16LE(bytesOfSample, 32);
  header.writeUInt16LE(bytesOfSample * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}
