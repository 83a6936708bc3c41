import type { ExportFailure } from '@nimble/contracts/exports';

/** The export cannot be written, and another attempt would change nothing. */
export class ExportFault extends Error {
  readonly failure: ExportFailure;

  constructor(failure: ExportFailure) {
    super(`An export failed: ${failure}`);
    this.failure = failure;
  }
}

/** It was deleted while it was written. */
export class ExportGone extends Error {}
