import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { join } from '@nimble/media';
import { launchChromium } from '../../e2e/support/browsers/launch-chromium.ts';
import { makeClip } from '../../packages/media/src/testing/clips.ts';
import { watchFilm } from '../../packages/media/src/testing/watch-film.ts';
import { recordedTypes, recordFlashes } from './record-flashes.ts';

/**
 * The offset of sound from the picture:
 * `node bench/sync/sync.bench.ts [recordings of each kind] [folder to keep them in]`.
 * Chromium records a page that flashes and beeps at once; each recording is joined with itself, so that its pictures
 * are copied where possible, and with one of another size, so that they are encoded.
 */
const times = Number(process.argv[2] ?? 3);
const kept = process.argv[3];
const flashes = 5;

const folder = kept ?? (await mkdtemp(joinPath(tmpdir(), 'nimble-sync-')));
const workFolder = joinPath(folder, 'work');
await mkdir(workFolder, { recursive: true });
const larger = joinPath(workFolder, 'larger');
makeClip({ path: larger, kind: 'mp4 h264 opus', size: '320x180', flashes: [0.5] });
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const rows = [];
  for (const [name, type] of Object.entries(recordedTypes)) {
    for (let index = 1; index <= times; index += 1) {
      const path = joinPath(folder, kept !== undefined && times === 1 ? name : `${index}-${name}`);
      await writeFile(path, await recordFlashes(page, { type, flashes, videoBitsPerSecond: 100_000 }));
      rows.push({
        recording: `${name} ${index}`,
        'raw ms': lagOf(watchFilm(path)),
        'joined ms': lagOf(await joined([path])),
        'pictures encoded ms': lagOf(await joined([path, larger])),
      });
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await rm(kept === undefined ? folder : workFolder, { recursive: true, force: true });
}

/** The first answer's part of a film. */
async function joined(paths: readonly string[]) {
  const output = joinPath(workFolder, 'film.mp4');
  const answers = paths.map((path) => ({ path }));
  const { chapters } = await join({ answers, output, workFolder });
  const film = watchFilm(output);
  const isOfFirst = (at: number) => at < (chapters[0]?.durationSeconds ?? 0);
  return { flashes: film.flashes.filter(isOfFirst), beeps: film.beeps.filter(isOfFirst) };
}

/** How long after a flash its beep is heard, milliseconds: the median. */
function lagOf(seen: { flashes: number[]; beeps: number[] }): number {
  if (seen.flashes.length !== flashes || seen.beeps.length !== flashes) return Number.NaN;
  const lags = seen.flashes.map((flash, index) => (seen.beeps[index] ?? 0) - flash);
  return Math.round((lags.toSorted((one, other) => one - other)[Math.floor(flashes / 2)] ?? 0) * 1000);
}
