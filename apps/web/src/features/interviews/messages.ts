import type { ApiError } from '../../lib/api-error.ts';
import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('interviews', english);

export const interviewTexts = texts.interview;

/** The server's own text of a refusal if it has one, even where its status has a fixed one. */
export function exactFailureText(error: ApiError): string {
  return error.serverMessage ?? error.message;
}
