import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { soak } from '../../packages/media/src/testing/soak/soak.ts';
import { writeSoakClips } from '../../packages/media/src/testing/soak/soak-clips.ts';

/**
 * Checks that no operation with whole or damaged recordings crashes its parent or leaks:
 * `nice node bench/soak/soak.bench.ts [count] [seed] [folder of more recordings] [number of the first]`.
 */
const [count = '1000', seed = '1', recordings, first = '0'] = process.argv.slice(2);
const extensions = /\.(mp4|webm|mkv|mov)$/;

const folder = mkdtempSync(join(tmpdir(), 'nimble-soak-'));
try {
  const [made, work] = [join(folder, 'clips'), join(folder, 'work')];
  mkdirSync(made);
  mkdirSync(work);
  const given =
    recordings === undefined ? [] : readdirSync(recordings).filter((name) => extensions.test(name));
  const clips = [...writeSoakClips(made), ...given.map((name) => join(recordings ?? '', name))];
  const started = performance.now();
  const { endings, faults, mostOfChildMegabytes, before, after } = await soak({
    clips,
    folder: work,
    seed: Number(seed),
    errands: Number(count),
    first: Number(first),
    onErrand: (number) => {
      if (number % 100 === 99) console.log(`${number + 1} done, load ${loadavg()[0]?.toFixed(0)}`);
    },
  });
  for (const [kind, of] of Object.entries(endings)) {
    const jobs = Object.values(of).reduce((total, times) => total + times, 0);
    console.log(`\n${kind}: ${jobs}`);
    console.table(of);
  }
  console.table({ before, after });
  const seconds = Math.round((performance.now() - started) / 1000);
  const left = readdirSync(work);
  console.log({ clips: clips.length, seconds, mostOfChildMegabytes, left, faults });
  if (faults.length > 0 || left.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
