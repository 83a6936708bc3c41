import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startNimble } from '../../../testing/servers/nimble-process.ts';
import { requireOwner } from './require-owner.ts';

// Each test starts whole processes, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Has no name on any machine. */
const owner = 54_321;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-owner-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function makeCluster(uid: number): Promise<void> {
  await mkdir(join(folder, 'postgres/cluster'), { recursive: true });
  await chown(join(folder, 'postgres/cluster'), uid, uid);
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('every command leaves the data folder of another user alone, and says who may run it', async () => {
    await chown(folder, owner, owner);
    const commands = [['backup', join(folder, 'x.tar')], ['restore', '/x.tar'], ['doctor'], ['serve']];
    const runs = commands.map((command) => startNimble(command, { DATA_DIR: folder }).ended);
    for (const { code, output } of await Promise.all(runs)) {
      expect(output).toBe(
        `Run this as the user ${owner}, who owns the data folder ${folder}: that user could not open files that root creates.\n`,
      );
      expect(code).toBe(1);
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test('the owner is called by name', async () => {
    await chown(folder, 1, 1);
    await expect(requireOwner(folder)).rejects.toThrow(/^Run this as the user (?!1,)\w+, who owns/);
  });

  test('the database of another user counts, also in a folder of root', async () => {
    await makeCluster(owner);
    await expect(requireOwner(folder)).rejects.toThrow(`Run this as the user ${owner}, `);
  });

  test('a folder of root and a missing one are used', async () => {
    await requireOwner(folder);
    await requireOwner(join(folder, 'missing'));
  });

  test.each([0, 65_530, 65_534])(
    'an installation of root, with its database of %i, goes on in any folder',
    async (uid) => {
      await chown(folder, owner, owner);
      await makeCluster(uid);
      await requireOwner(folder);
    },
  );

  test('an installation of root with a database elsewhere goes on in any folder', async () => {
    await chown(folder, owner, owner);
    await writeFile(join(folder, 'secret'), 'of root');
    await requireOwner(folder);
  });
});

test('any other user may use any folder', async () => {
  await requireOwner(folder, owner);
});
