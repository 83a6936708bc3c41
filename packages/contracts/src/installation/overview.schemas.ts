import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';

/** What an installation consists of, in the order in which it is listed. */
export const findingNames = [
  'processes',
  'tasks',
  'database',
  'files',
  'space',
  'mail',
  'speech',
  'codecs',
  'faces',
  'insights',
  'google',
  'payments',
  'address',
  'secret',
  'backups',
  'plans',
  'versions',
] as const;
export type FindingName = (typeof findingNames)[number];

/**
 * - `fine`.
 * - `look`: it works, and something about it may not be as you want it.
 * - `broken`: it does not work.
 * - `unknown`: it has not been tried, or the process that would try it does not run.
 */
export const findingStates = ['fine', 'look', 'broken', 'unknown'] as const;
export type FindingState = (typeof findingStates)[number];

export const finding = z.object({
  name: z.enum(findingNames),
  state: z.enum(findingStates),
  /** One or two sentences; never a password or key. */
  text: z.string(),
  /** How to set it up or mend it; `code` in backticks. null: nothing is to do. */
  advice: z.nullable(z.string()),
});
export type Finding = z.infer<typeof finding>;

export const installationOverview = z.object({
  findings: z.array(finding),
  /** When every process that runs had last tried what it needs; null before that. */
  checkedAt: z.nullable(timestampField),
  /** Processes are trying it at this moment. */
  isChecking: z.boolean(),
});
export type InstallationOverview = z.infer<typeof installationOverview>;

/** What Nimble keeps; `films` are the joined videos with their posters, `images` logos and profile pictures. */
export const storedKinds = ['recordings', 'films', 'resumes', 'images', 'models', 'database'] as const;
export type StoredKind = (typeof storedKinds)[number];

export const installationStorage = z.object({
  /** The figures are of this moment; null before the first count. */
  countedAt: z.nullable(timestampField),
  /** The day (UTC) that `bytesBefore` is of: 30 days ago, or the first that was counted; null on the first day. */
  comparedTo: z.nullable(z.iso.date()),
  kinds: z.array(
    z.object({
      kind: z.enum(storedKinds),
      bytes: z.number(),
      /** null for what is not counted in files. */
      files: z.nullable(z.number()),
      bytesBefore: z.nullable(z.number()),
    }),
  ),
});
export type InstallationStorage = z.infer<typeof installationStorage>;
