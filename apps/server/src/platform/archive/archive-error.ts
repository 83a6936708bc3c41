import { StartError } from '../process/index.ts';

/** The archive cannot be used; the message says why in one sentence. */
export class ArchiveError extends StartError {}

/** A failure of the disk, such as a missing folder, as a sentence about the archive. */
export function archiveError(path: string, action: 'read' | 'written', error: unknown): ArchiveError {
  return new ArchiveError(
    `${path} cannot be ${action} (${error instanceof Error ? error.message : 'unknown'}).`,
  );
}
