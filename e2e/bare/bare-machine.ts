import { execFileSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { chmod, lchown, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const programs = ['node', 'npm', 'git', 'sh'];

/** An unprivileged account; every system knows it by name, as PostgreSQL requires. */
export const plainUser = { uid: 65_534, gid: 65_534 };

export type BareMachine = {
  /** A clean clone of the commit, with the installed packages. */
  clone: string;
  /** Holds links to node, npm, git and sh, and nothing else. */
  path: string;
  /** A new empty folder that belongs to the user. */
  emptyFolder: (name: string) => Promise<string>;
  /** Gives clone and folders to the plain user. */
  giveAway: () => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * A clone as on a machine with only node, npm, git and sh. The packages are hard links to those of this checkout, or
 * copies on another disk: downloading them again would test the registry.
 */
export async function createBareMachine(): Promise<BareMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-bare-'));
  const clone = join(folder, 'clone');
  const path = join(folder, 'programs');
  let owner: typeof plainUser | undefined;
  await mkdir(path);
  for (const name of programs) await symlink(findProgram(name), join(path, name));
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  sharePackages(join(root, 'node_modules'), join(clone, 'node_modules'));
  await forgetPrepared(clone);
  return {
    clone,
    path,
    async emptyFolder(name) {
      await mkdir(join(folder, name), { mode: 0o700 });
      if (owner !== undefined) await lchown(join(folder, name), owner.uid, owner.gid);
      return join(folder, name);
    },
    async giveAway() {
      owner = plainUser;
      // Like root's home it was closed to others.
      await chmod(folder, 0o755);
      await give(clone);
      await forgetPrepared(clone);
      await lchown(join(clone, 'node_modules'), plainUser.uid, plainUser.gid);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The machine's own, not one of this checkout. */
function findProgram(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((each) => !each.startsWith(root));
  const found = folders.map((each) => join(each, name)).find(isExecutable);
  if (found === undefined) throw new Error(`There is no ${name} on this machine.`);
  return realpathSync(found);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function sharePackages(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', from, `${to}/`]);
  }
}

/** Everything but the packages, whose files belong to the other checkout as well. */
async function give(folder: string): Promise<void> {
  await lchown(folder, plainUser.uid, plainUser.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await give(path);
    else await lchown(path, plainUser.uid, plainUser.gid);
  }
}

/** What another start has prepared, closed to other users. */
function forgetPrepared(clone: string): Promise<void> {
  return rm(join(clone, 'node_modules/.cache'), { recursive: true, force: true });
}
