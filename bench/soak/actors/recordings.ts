import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export type Recording = { bytes: Buffer; mime: string; seconds: number };

const samples = join(import.meta.dirname, '../../../packages/media/src/testing/recordings');
const mimes: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };
/** Longer recordings are some megabytes: a few of them, so that most of the time goes into everything else. */
const longShare = 0.03;

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The recordings of one browser, each with bytes of its own. */
export type Browser = () => Recording;

/** Browsers by turns: with recordings of a second each of the repository, or with a longer one of a folder. */
export function openBrowsers(folder: string | undefined): () => Browser {
  const short = readFrom(samples, /^(h264|vp8|vp9)-opus\.(mp4|webm)$/, 2);
  const long =
    folder === undefined ? [] : readFrom(folder, /\.(vp9|h264)-(opus|aac)(\.frag)?\.(mp4|webm)$/, 13);
  return () => {
    const among = long.length > 0 && Math.random() < longShare ? long : short;
    const recording = among[Math.floor(Math.random() * among.length)];
    if (recording === undefined) throw new Error('There is no recording.');
    return () => ({ ...recording, bytes: Buffer.concat([recording.bytes, ownEnd(recording.mime)]) });
  };
}

/** A part that players skip, so that no two recordings are alike: a free box, or a void element. */
function ownEnd(mime: string): Buffer {
  const mark = randomBytes(16);
  if (mime === 'video/webm') return Buffer.concat([Buffer.from([0xec, 0x80 + mark.length]), mark]);
  const head = Buffer.from('\0\0\0\0free', 'latin1');
  head.writeUInt32BE(head.length + mark.length);
  return Buffer.concat([head, mark]);
}

function readFrom(folder: string, names: RegExp, seconds: number): Recording[] {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => ({
      bytes: readFileSync(join(folder, name)),
      mime: mimes[extname(name)] ?? 'video/webm',
      seconds,
    }));
}
