// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { ensureServerBuilt } from './build/build-server.mjs';
import { ensureWebBuilt, isWebBuilt } from './build/build-web.mjs';
import { ensureInstalled, giveUp, isInstalled, pinnedNode, root } from './install.mjs';
import { lookAtMachine } from './machine.mjs';
import { findObstacles } from './requirements.mjs';
import { runServer } from './run-server.mjs';
import { createSteps } from './steps.mjs';

const mustInstall = !isInstalled();
const mustBuild = !isWebBuilt();
const machine = await lookAtMachine({ root, mustInstall, mustBuild, environment: process.env });
const obstacles = findObstacles(machine);
// All of them at once, before the minute that installing takes.
if (obstacles.length > 0) giveUp(obstacles.join('\n'));

const steps = createSteps();
await ensureInstalled(steps);
const node = pinnedNode();
await ensureWebBuilt(node, steps);
await ensureServerBuilt(node, steps);
runServer(node, ['serve', ...process.argv.slice(2)], steps);
