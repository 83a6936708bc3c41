import type { Scene } from './scene.ts';

/** `spareRoleId`: a role without users. */
export type SpecifiedScene = Scene & { spareRoleId: number };

/** One call that the specification lists, with its payload and what the screens read of its answer. */
export type SpecifiedCall = {
  /** The call, as the specification writes it. */
  row: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: (scene: SpecifiedScene) => string;
  body?: (scene: SpecifiedScene) => object;
  /** Headers that a browser adds. */
  headers?: (scene: SpecifiedScene) => Record<string, string>;
  /** The caller: the admin, nobody, or a user of its own. */
  as?: 'nobody' | 'new user' | 'without company';
  /** 200 unless the call needs a code from an email or from Google, which is unknown here and refused as such. */
  status?: number;
  /** Required parts of the answer, by path; nullable ones are named all the same. */
  reads?: readonly string[];
};

/** Required fields of a list's records. */
export const listed = ['data', 'meta.pagination.total', 'meta.pagination.pageCount'];
export const questions = [{ question: 'What do you do well?', time_limit: 60, required: true }];
