import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a test may mount a small disk: as root, outside a container that forbids it. */
export const mayMount = process.getuid?.() === 0 && canMount();

function canMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'nimble-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(probe);
  }
}
