// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { prepare } from './build/prepare.mjs';
import { runServer } from './run-server.mjs';
import { createSteps } from './steps.mjs';

const options = process.argv.slice(2);
// npm takes what does not follow `--` for an option of its own, and would start without it.
if (process.env.npm_config_demo !== undefined && !options.includes('--demo')) {
  process.stderr.write('npm took --demo for itself. Start the demo with: npm start -- --demo\n');
  process.exit(2);
}
const steps = createSteps();
const node = await prepare(steps, { mustServe: true });
runServer(node, ['serve', ...options], steps);
