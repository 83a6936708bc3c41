import type { Readable } from 'node:stream';
import { RequestError } from '../errors.ts';
import { askClamd, type ClamdAddress } from './clamd.ts';

/**
 * Scans a file that a person uploaded and others may download, before it is attached to anything.
 * @throws RequestError `upload.infected` for malware, `upload.too_large_to_scan`, and ScannerAwayError while the
 * scanner cannot answer: where one is set up, no file passes without it.
 */
export type VirusScan = (content: () => Readable) => Promise<void>;

const isInfected = /^stream: .+ FOUND$/;
/** Above its StreamMaxLength: another try would end the same. */
const isTooLarge = /^INSTREAM size limit exceeded/;
const retryAfterSeconds = 60;
const mostTries = 4;

/** Without a scanner every file passes. */
export function createVirusScan(scanner: ClamdAddress | undefined): VirusScan {
  return async (content) => {
    if (scanner === undefined) return;
    const answer = await ask(scanner, content, mostTries).catch((error: unknown) => {
      throw new ScannerAwayError(error);
    });
    if (isInfected.test(answer)) throw new RequestError('upload.infected');
    if (isTooLarge.test(answer)) throw new RequestError('upload.too_large_to_scan');
    if (answer !== 'stream: OK') throw new ScannerAwayError(new Error(answer));
  };
}

/**
 * The scanner closes once it has refused a stream. A piece sent at that moment can cost its answer, so it is asked
 * again: on a busy machine more than once.
 */
async function ask(scanner: ClamdAddress, content: () => Readable, tries: number): Promise<string> {
  try {
    return await askClamd(scanner, 'INSTREAM', content());
  } catch (error) {
    if (tries === 1 || !isClosed(error)) throw error;
    return ask(scanner, content, tries - 1);
  }
}

/** While it was sent to, as errors of sockets say it. */
function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EPIPE', 'ECONNRESET'].includes(String(error.code));
}

/** The scanner is unavailable, hangs or refuses to scan: 503 with Retry-After. */
class ScannerAwayError extends RequestError<'upload.not_scanned'> {
  constructor(cause: unknown) {
    super('upload.not_scanned', { retryAfterSeconds });
    this.name = 'ScannerAwayError';
    this.cause = cause;
  }
}
