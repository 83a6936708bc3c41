// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { prepare } from './build/prepare.mjs';
import { createSteps } from './steps.mjs';

// For `nimble web` and `nimble worker`, which prepare nothing; the server itself may run elsewhere, or still run here.
await prepare(createSteps(), { mustServe: false });
