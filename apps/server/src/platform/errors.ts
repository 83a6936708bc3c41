import type { ErrorKind, FieldError } from '@nimble/contracts';
import {
  type PlainRefusalCode,
  type RefusalCode,
  type RefusalValues,
  refusalCatalog,
} from '@nimble/contracts/all-refusals';
import type { Language } from '@nimble/contracts/languages';
import { isRefusalCode, refusalText } from './texts/index.ts';

type Options<Code extends RefusalCode> = {
  /** The invalid field, or fields, of the input: `data.title`. */
  at?: string | readonly string[];
  /** Where several things are wrong at once. */
  errors?: readonly FieldError[];
  /** What only the input itself explains, in English: the text in that language, an addition to it in others. */
  because?: string | undefined;
  /** The text, in the language of the request, where the schema of the input made it. */
  written?: string | undefined;
  /** Seconds until a retry makes sense: the answer's Retry-After. */
  retryAfterSeconds?: number;
} & (RefusalValues<Code> extends undefined ? { values?: undefined } : { values: RefusalValues<Code> });
type OptionsOf<Code extends RefusalCode> =
  RefusalValues<Code> extends undefined ? [options?: Options<Code>] : [options: Options<Code>];

/** A refusal that the caller may read; the catalog of refusals has its status, name and text. */
export class RequestError<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: RefusalCode;
  readonly #because: string | undefined;
  readonly #written: string | undefined;
  readonly #fieldErrors: readonly FieldError[];
  /** The values in the text. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, ...[options]: OptionsOf<Code>) {
    super(options?.written ?? options?.because ?? refusalText('en', code, options?.values));
    this.name = 'RequestError';
    this.code = code;
    this.#because = options?.because;
    this.#written = options?.written;
    this.values = options?.values ?? {};
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.#fieldErrors =
      options?.errors ?? [options?.at ?? []].flat().map((path) => ({ path, code, message: this.message }));
  }

  get kind(): ErrorKind {
    return refusalCatalog[this.code].kind;
  }

  /** What people read; `message` is the same in English, for the log. */
  text(language: Language): string {
    if (language === 'en') return this.message;
    if (this.#written !== undefined) return this.#written;
    const text = refusalText(language, this.code, this.values);
    return this.#because === undefined ? text : `${text} (${this.#because})`;
  }

  /** The invalid fields, each with its text. */
  fieldErrors(language: Language): FieldError[] {
    return this.#fieldErrors.map(({ path, code, message }) => ({
      path,
      code,
      message: isRefusalCode(code) ? refusalText(language, code, this.values) : message,
    }));
  }
}

/** One invalid field, for a refusal that names several. */
export function fieldError(path: string, code: PlainRefusalCode): FieldError {
  return { path, code, message: refusalText('en', code) };
}

/** Refusals by Fastify or tus themselves; others count as invalid input. */
export const codeByStatus: ReadonlyMap<number, PlainRefusalCode> = new Map([
  [404, 'request.not_found'],
  [408, 'request.timeout'],
  [409, 'request.conflict'],
  [413, 'request.too_large'],
  [415, 'request.unsupported_media'],
  [429, 'request.too_many'],
  [503, 'server.unavailable'],
  [507, 'server.no_room'],
]);

/** Seconds. */
export const storeAwayWait = 10;
/** Seconds; PostgreSQL restarts in about as many. */
const databaseAwayWait = 2;

/** The answer while the database restarts. */
export function databaseAway(): RequestError<'server.unavailable'> {
  return new RequestError('server.unavailable', { retryAfterSeconds: databaseAwayWait });
}

/**
 * The file storage is unavailable, slow or failing, temporarily: 503 with Retry-After for callers, and no lost attempt
 * for a task.
 */
export class StoreAwayError extends RequestError<'server.store_away'> {
  constructor(cause: unknown) {
    super('server.store_away', { retryAfterSeconds: storeAwayWait });
    this.name = 'StoreAwayError';
    this.cause = cause;
  }
}

/** The disk has room, but it is reserved. */
export class OutOfRoomError extends Error {
  readonly code = 'ENOSPC';
}

/** A full disk or an exhausted quota, of the files, of PostgreSQL (53100), or of an S3-compatible store (507). */
export function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const answer: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof answer === 'object' && answer !== null && 'httpStatusCode' in answer && answer.httpStatusCode;
  return status === 507 || code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
