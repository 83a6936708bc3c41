import { whyNoEngines } from './programs.ts';

/** Fails with a sentence on a machine without the engines (scripts/test-engines.mjs). */
const reason = whyNoEngines();
if (reason !== undefined) {
  process.stdout.write(`${reason}\n`);
  process.exitCode = 1;
}
