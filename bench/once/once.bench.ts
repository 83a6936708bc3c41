import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join as joinPath } from 'node:path';
import { compareWithFilm, join, type Piece } from '@nimble/media';
import { restHead } from '../../apps/server/src/platform/storage/index.ts';

/**
 * Bytes of an interview before and after its recordings are removed: `node bench/once/once.bench.ts RECORDING…`. Each
 * recording is taken as all three answers of an interview.
 */
const answerCount = 3;

async function measure(path: string, folder: string) {
  const film = joinPath(folder, 'film.mp4');
  const answers = Array.from({ length: answerCount }, () => ({ path }));
  await join({ answers, output: film, workFolder: folder });
  const [recordings, joined] = [(await stat(path)).size * answerCount, (await stat(film)).size];
  const started = process.cpuUsage();
  const comparison = await compareWithFilm({ film, answers });
  const { user, system } = process.cpuUsage(started);
  const rests = comparison.film === 'equal' ? sum(comparison.answers.map(restBytes)) : recordings;
  return {
    recording: basename(path),
    film: comparison.film,
    'before, MB': megabytes(recordings + joined),
    'after, MB': megabytes(rests + joined),
    'after / before': Math.round((100 * (rests + joined)) / (recordings + joined)) / 100,
    'rests / recordings': Math.round((1000 * rests) / recordings) / 1000,
    'compared, CPU ms a MB': Math.round((user + system) / 1000 / ((recordings + joined) / 1e6)),
  };
}

function restBytes(pieces: readonly Piece[]): number {
  const head = restHead({ film: 'videos/1234567-7654321.mp4', modifiedAt: new Date(), pieces });
  return head.length + sum(pieces.map(({ length, inFilm }) => (inFilm === undefined ? length : 0)));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

const folder = await mkdtemp(joinPath(tmpdir(), 'nimble-once-'));
try {
  const rows = [];
  for (const path of process.argv.slice(2)) rows.push(await measure(path, folder));
  console.table(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}
