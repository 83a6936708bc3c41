import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();
const node = pinnedNode();
ensureWebBuilt(node);

const server = spawn(node, [join(root, 'apps/server/src/main.ts'), 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the whole group by itself; a signal sent to this process alone does not.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
