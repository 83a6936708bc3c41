import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode } from '../install.mjs';

await ensureInstalled();
// In the Node that reads the TypeScript of contracts as it is.
const command = [join(import.meta.dirname, 'commands.mjs'), ...process.argv.slice(2)];
const { status } = spawnSync(pinnedNode(), command, { stdio: 'inherit' });
process.exit(status ?? 1);
