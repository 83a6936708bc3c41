import type { Scene } from './scene.ts';

/** `spareRoleId`: a role that nobody is given. */
export type SpecScene = Scene & { spareRoleId: number };

/** One row of the tables of calls in spec 1 §7 and spec 2 §7. */
export type SpecCall = {
  /** The row, by the words of the table. */
  row: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: (scene: SpecScene) => string;
  body?: (scene: SpecScene) => object;
  /** What a browser adds of its own. */
  headers?: (scene: SpecScene) => Record<string, string>;
  /** Whoever the row means: the admin, nobody, or somebody of their own. */
  as?: 'nobody' | 'somebody new' | 'without company';
  /** 200 unless the row needs a code from a mail or from Google, which is unknown here and refused as such. */
  status?: number;
  /** What must be there of the answer, by its path; what may be null is named all the same. */
  reads?: readonly string[];
};

/** What is read of a list. */
export const listed = ['data', 'meta.pagination.total', 'meta.pagination.pageCount'];
export const questions = [{ question: 'What do you do well?', time_limit: 60, required: true }];
