import { videoMessages as messages } from './messages.ts';

/** The promise of a job; null: the same as its company's, which is added where it is known. */
export function videoPromiseInWords(promise: boolean | null, ofCompany?: boolean): string {
  if (promise === null)
    return messages.company({ promise: ofCompany === undefined ? 'other' : ofCompany ? 'yes' : 'no' });
  return promise ? messages.yes : messages.no;
}
