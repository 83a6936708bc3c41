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

// bench/soak runs a thousand, with other seeds.
test('no sequence of operations on whole and damaged recordings crashes or leaks', async () => {
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
  // An operation that leaked a recording would leak some 100 kB.
  expect(after.heapMegabytes).toBeLessThan(before.heapMegabytes + 10);
});
