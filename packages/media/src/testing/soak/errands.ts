import { join as joinPath } from 'node:path';
import type { Readable } from 'node:stream';
import type { CodecJob } from '../../codec/codec-job.ts';
import { inspect } from '../../inspect.ts';
import { join } from '../../join/join.ts';
import { runCodec } from '../../run-codec.ts';
import type { Seeded } from './seeded.ts';

export type ErrandKind = (typeof errandKinds)[number];
export const errandKinds = ['sound', 'picture', 'poster', 'samples', 'frames', 'probe', 'join'] as const;

export type Errand = {
  kind: ErrandKind;
  /** One to three files; all but sound and join read the first alone. */
  paths: readonly string[];
  folder: string;
  signal: AbortSignal;
  /** Called with each piece of output; its error ends the operation. */
  onBytes: (bytes: Buffer) => void;
};

/** Far more than a clip needs on a busy machine: a slower run counts as hanging. */
const timeoutSeconds = 300;
const stallSeconds = 90;

/**
 * One operation of the product on the given files. The codec process gets them unchecked, so that it also sees files
 * that the product would have refused before.
 */
export async function runErrand(errand: Errand, random: Seeded): Promise<void> {
  const { kind, paths, folder, signal, onBytes } = errand;
  const answers = paths.map((path) => ({ path }));
  if (kind === 'probe') return void (await inspect(paths[0] ?? '', signal));
  if (kind === 'join')
    return void (await join({ answers, output: joinPath(folder, 'film.mp4'), workFolder: folder, signal }));
  const output = async (source: Readable) => {
    for await (const bytes of source as AsyncIterable<Buffer>) onBytes(bytes);
  };
  await runCodec({ job: jobOf(kind, paths, random), output, timeoutSeconds, stallSeconds, signal });
}

function jobOf(
  kind: Exclude<ErrandKind, 'probe' | 'join'>,
  paths: readonly string[],
  random: Seeded,
): CodecJob {
  const path = paths[0] ?? '';
  const seconds = random.pick([0, 0.5, 3, 20]);
  const [width, height] = random.pick([
    [1280, 720],
    [640, 360],
    [90, 160],
  ] as const);
  switch (kind) {
    case 'sound':
      return {
        kind,
        answers: paths.map((one) => ({
          path: one,
          startSeconds: random.pick([0, 0.08, 2, -1]),
          seconds,
          hasSound: random.below(5) > 0,
        })),
      };
    case 'picture':
      return { kind, path, width, height, seconds };
    case 'poster':
      return { kind, path, atSeconds: random.pick([0, 1, 60]), width: 640 };
    case 'samples':
      return { kind, path, sampleRate: random.pick([8000, 16_000]) };
    case 'frames':
      return { kind, path, width, height };
  }
}
