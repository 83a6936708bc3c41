import { useOnce } from '../../../lib/use-once.ts';
import type { Mentions } from '../../assignments/index.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';

type Note = { notes: string; basedOn: string };
type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };

/** Saves a note with its mentions; it is busy also while the colleagues load, or what is typed then would be lost. */
export function useSaveNote(submissionId: number, { findIds }: Mentions) {
  const { mutateAsync: update } = useUpdateSubmission(submissionId);
  return useOnce(async ({ notes, basedOn }: Note, callbacks: Callbacks) => {
    const changes = { notes, mentions: await findIds(), ifUnchanged: { notes: basedOn } };
    await update(changes, callbacks).catch(() => undefined);
  });
}
