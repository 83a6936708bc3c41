import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ArchiveError } from '../archive/index.ts';

export const manifestName = 'backup.json';
export const filePrefix = 'files/';

const named = { schema: z.string(), name: z.string() };

/** The first entry of a backup: what is in it, and what it needs. */
const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Version of graphile-worker's own tables. */
  taskQueueVersion: z.number(),
  secret: z.object({
    fingerprint: z.string(),
    /** Only a generated secret is included; one from the settings stays with the operator. */
    kept: z.string().nullable(),
  }),
  tables: z.array(z.object({ ...named, columns: z.array(z.string()) })),
  sequences: z.array(z.object({ ...named, last: z.string(), isCalled: z.boolean() })),
});
export type Manifest = z.infer<typeof manifest>;

/** @throws ArchiveError for a backup in a format that this version does not know. */
export function parseManifest(text: string): Manifest {
  const parsed = manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new ArchiveError('This version of Nimble does not know the format of this backup.');
}

/** A fingerprint to compare two secrets without revealing either. */
export function fingerprintOf(secret: string): string {
  return createHash('sha256').update(`nimble backup\0${secret}`).digest('hex');
}

/** Parts of one table follow each other; each is a whole number of PostgreSQL's text rows or a piece of them. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy.zst`;
}

/** The table of a part; undefined for an entry of another kind. */
export function tableOfPart(entryName: string): string | undefined {
  return /^tables\/([^/]+)\/\d{6,}\.copy\.zst$/.exec(entryName)?.[1];
}
