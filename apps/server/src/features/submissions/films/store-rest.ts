import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Piece } from '@nimble/media';
import type { Database } from '../../../platform/database/index.ts';
import { storeArriving } from '../../../platform/files/index.ts';
import { ownRanges, restHead, type Storage } from '../../../platform/storage/index.ts';
import { digestOf } from './digest-of.ts';
import type { FilmRow, JoinedRow } from './films.repository.ts';
import { restKey } from './rest-keys.ts';

/** What the answer is from now on: its recording, or, where the film has its own pictures, a part of the film. */
export type Served = {
  /** As a local file, and its pieces. */
  path: string;
  pieces: readonly Piece[];
  sha256: Buffer;
  sizeBytes: number;
  /** The size of its pictures; undefined for the recording itself. */
  cut?: { width: number; height: number };
};

export type StoredRest = { recording: JoinedRow; key: string; keptBytes: number; served: Served };

type Recorded = {
  submissionId: number;
  film: FilmRow;
  recording: JoinedRow;
  served: Served;
  database: Database;
  storage: Storage;
};

/** A rest that is nearly as long as its recording saves nothing. */
const mostOfRecording = 0.8;

/**
 * Stores what the film does not hold of an answer, and reads the answer back from the storage.
 * @returns undefined when it would save nothing; `unequal` when other bytes came back.
 */
export async function storeRest(
  { submissionId, film, recording, served, database, storage }: Recorded,
  signal: AbortSignal,
): Promise<StoredRest | undefined | 'unequal'> {
  const facts = await storage.facts(recording.storage_key);
  if (facts === undefined) throw new Error(`${recording.storage_key} is missing.`);
  const { path, pieces, sha256 } = served;
  const head = restHead({ film: film.storage_key, modifiedAt: facts.modifiedAt, pieces });
  if (head.length + ownBytes(pieces) > recording.size_bytes * mostOfRecording) return undefined;
  const key = restKey({ submissionId, takeId: recording.take_id, filmId: film.id });
  const bytes = Readable.from(restBytes(head, path, pieces), { objectMode: false });
  const { sizeBytes: keptBytes } = await storeArriving({ database, storage }, key, bytes);
  const isWhole = (await digestOf(storage.read(key), signal)).equals(sha256);
  return isWhole ? { recording, key, keptBytes, served } : 'unequal';
}

const ownBytes = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { length, inFilm }) => (inFilm === undefined ? sum + length : sum), 0);

async function* restBytes(head: Buffer, path: string, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  yield head;
  for (const range of ownRanges(pieces)) yield* createReadStream(path, range);
}
