import { recordingMimeTypes, type UnusedTake } from '@nimble/contracts/recordings';
import type { Database } from '../../../platform/database/index.ts';
import type { Candidate } from '../../../platform/http/index.ts';
import type { ResumableUploads } from '../../../platform/storage/uploads/resumable-uploads.ts';
import { findUnusedTakes } from './takes.repository.ts';

export type UnusedTakesDependencies = {
  database: Database;
  uploads: Pick<ResumableUploads, 'arrived' | 'read'>;
};

/** Recordings that no question uses yet, for the candidate's other devices. */
export function createUnusedTakesService({ database, uploads }: UnusedTakesDependencies) {
  return {
    async listUnused(candidate: Candidate): Promise<UnusedTake[]> {
      const rows = await findUnusedTakes(database, candidate);
      const takes = await Promise.all(
        rows.map(async ({ id: takeId, question_id: questionId, mime }) => {
          const mimeType = recordingMimeTypes.find((known) => known === mime) ?? 'video/webm';
          return { takeId, questionId, mimeType, size: await uploads.arrived(takeId) };
        }),
      );
      return takes.filter(({ size }) => size > 0);
    },

    readUnused: uploads.read,
  };
}
