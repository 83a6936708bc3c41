import type { Book } from '../checks/promises.ts';
import type { Caller } from './caller.ts';
import type { Company } from './company.ts';
import type { Ledger } from './ledger.ts';
import type { Browser } from './recordings.ts';

/** A company of one installation, and what its people and programs need. */
export type Stage = {
  caller: Caller;
  company: Company;
  ledger: Ledger;
  book: Book;
  openBrowser: () => Browser;
};
