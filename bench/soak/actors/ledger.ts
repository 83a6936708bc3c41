import type { Installation } from '../installations/installation.ts';

/** A recording that a candidate uses, by its SHA-256. */
export type SentAnswer = { questionId: number; sha256: string };
export type Sent = {
  installation: Installation;
  submissionId: number;
  email: string;
  answers: SentAnswer[];
  /** SHA-256 */
  resume: string;
};

/** The last value that the server has acknowledged, and those whose answer was lost. */
export type Change = { acknowledged: Value | undefined; unsure: Value[] };
type Value = string | number | null;

/** What the actors know, and the installation must know at the end. */
export type Ledger = {
  installation: Installation;
  sent: Sent[];
  erased: { submissionId: number }[];
  begun: number;
  /** Status, score and note of each submission. */
  reviews: Map<number, Map<'status' | 'rating' | 'notes', Change>>;
  /** Of comments on videos, by their unique text. */
  comments: Set<string>;
  /** Of jobs that programs created, each once. */
  jobs: Set<string>;
  /** External id of an ordered interview, and its address. */
  orders: Map<string, string>;
};

export function createLedger(installation: Installation): Ledger {
  return {
    installation,
    sent: [],
    erased: [],
    begun: 0,
    reviews: new Map(),
    comments: new Set(),
    jobs: new Set(),
    orders: new Map(),
  };
}
