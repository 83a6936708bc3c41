import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';

/** The parts of an installation, in the order of the list; a pooler and a standby only where they are set up. */
export const findingNames = [
  'processes',
  'tasks',
  'database',
  'pooler',
  'standby',
  'files',
  'space',
  'mail',
  'speech',
  'codecs',
  'faces',
  'scanner',
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
 * - `look`: it works, but may not be set up as you want it.
 * - `broken`: it does not work.
 * - `unknown`: it was not tested, or the process that would test it does not run.
 */
export const findingStates = ['fine', 'look', 'broken', 'unknown'] as const;
export type FindingState = (typeof findingStates)[number];

export const finding = z.object({
  name: z.enum(findingNames),
  state: z.enum(findingStates),
  /** One or two sentences; never a password or key. */
  text: z.string(),
  /** How to set it up or fix it; `code` in backticks. null: nothing to do. */
  advice: z.nullable(z.string()),
});
export type Finding = z.infer<typeof finding>;

export const installationOverview = z.object({
  findings: z.array(finding),
  /** When every running process had last tested what it needs; null before that. */
  checkedAt: z.nullable(timestampField),
  /** Processes are testing at this moment. */
  isChecking: z.boolean(),
});
export type InstallationOverview = z.infer<typeof installationOverview>;

/**
 * Kinds of stored files; `films` are the joined videos with their posters, `images` logos and profile pictures, `media`
 * what questions and jobs show, `other` exports and all else.
 */
export const storedKinds = [
  'recordings',
  'films',
  'resumes',
  'images',
  'media',
  'other',
  'models',
  'database',
] as const;
export type StoredKind = (typeof storedKinds)[number];

export const installationStorage = z.object({
  /** The figures are of this moment; null before the first count. */
  countedAt: z.nullable(timestampField),
  /** The day (UTC) of `bytesBefore`: 30 days ago, or the first that was counted; null on the first day. */
  comparedTo: z.nullable(z.iso.date()),
  kinds: z.array(
    z.object({
      kind: z.enum(storedKinds),
      bytes: z.number(),
      /** null for kinds that are not counted in files. */
      files: z.nullable(z.number()),
      bytesBefore: z.nullable(z.number()),
    }),
  ),
});
export type InstallationStorage = z.infer<typeof installationStorage>;
