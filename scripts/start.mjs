// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { prepare } from './build/prepare.mjs';
import { runServer } from './run-server.mjs';
import { createSteps } from './steps.mjs';

const steps = createSteps();
const node = await prepare(steps, { mustServe: true });
runServer(node, ['serve', ...process.argv.slice(2)], steps);
