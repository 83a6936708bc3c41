import { questionInput } from '@nimble/contracts/jobs';
import type { LibraryQuestion } from '@nimble/contracts/question-library';
import type { LibraryQuestionRow } from './question-library.repository.ts';

export function presentLibraryQuestion(
  row: LibraryQuestionRow,
  names: ReadonlyMap<number, string>,
): LibraryQuestion {
  return {
    id: row.id,
    content: { ...readContent(row.content), media: row.media_id },
    criteria: row.criteria,
    tags: row.tags,
    difficulty: row.difficulty,
    uses: row.uses,
    createdBy: personOf(row.created_by, names),
    updatedBy: personOf(row.updated_by, names),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What an earlier version stored gets the defaults of the fields that it did not know. */
export function readContent(stored: unknown): LibraryQuestion['content'] {
  return questionInput.parse(stored);
}

function personOf(userId: number | null, names: ReadonlyMap<number, string>): LibraryQuestion['createdBy'] {
  const name = userId === null ? undefined : names.get(userId);
  return userId === null || name === undefined ? null : { id: userId, name };
}
