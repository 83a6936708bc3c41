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
// npm puts a shell between itself and this process, which a signal to npm ends without a word: whoever loses its
// parent was told to stop.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 300).unref();
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
