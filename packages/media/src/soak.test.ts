import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soak } from './testing/soak/soak.ts';
import { writeSoakClips } from './testing/soak/soak-clips.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimble-soak-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

// A thousand, and other seeds: bench/soak.
test('whatever is done with whole and damaged recordings, nothing breaks and nothing is left', async () => {
  const [made, work] = [join(folder, 'clips'), join(folder, 'work')];
  mkdirSync(made);
  mkdirSync(work);
  const { endings, faults, before, after } = await soak({
    clips: writeSoakClips(made),
    folder: work,
    seed: 1,
    errands: 40,
  });
  expect(faults).toEqual([]);
  expect(Object.keys(endings)).toHaveLength(7);
  expect(readdirSync(work)).toEqual([]);
  expect(after).toMatchObject({ openFiles: before.openFiles, children: 0 });
  // Each errand that kept a recording would keep some 100 kB.
  expect(after.heapMegabytes).toBeLessThan(before.heapMegabytes + 10);
});
