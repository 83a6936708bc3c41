import { writeFileSync } from 'node:fs';
import { failedOfVitest } from './failed-tests.mjs';

/** A reporter for vitest that writes failures into the file that FAILED_TESTS names, as a JSON list. */
export default class FailedReporter {
  onInit(vitest) {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules, unhandled) {
    writeFileSync(process.env.FAILED_TESTS, JSON.stringify(failedOfVitest(modules, unhandled, this.root)));
  }
}
