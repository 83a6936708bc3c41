import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, pinnedNode } from './install.mjs';
import { runServer } from './run-server.mjs';

ensureInstalled();
const node = pinnedNode();
ensureWebBuilt(node);
runServer(node, ['serve', ...process.argv.slice(2)]);
