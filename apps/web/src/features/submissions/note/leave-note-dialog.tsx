import { useEffect, useEffectEvent, useState } from 'react';
import type { useLeaveGuard } from '../../../shared/leaving/use-leave-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { unsavedMessages as messages, noteMessages } from '../messages.ts';
import type { CandidateTabsState } from '../tabs/use-candidate-tabs.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import type { PageNote } from './use-page-note.ts';

type Props = {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'isAsking' | 'stay' | 'leave'>;
  tabs: Pick<CandidateTabsState, 'pageNote' | 'writeNote'>;
  onStay?: () => void;
};

/**
 * Asks before an unsaved note is left behind, and can save it first; one that can't be saved is only discarded. It
 * leaves once the note is saved, also by a save that was running when the person was asked. Staying leads to the note,
 * which may be in a closed tab or far below.
 */
export function LeaveNoteDialog({ guard, tabs: { pageNote, writeNote }, onStay }: Props) {
  const isDone = guard.isAsking && !pageNote.isChanged;
  const leave = useEffectEvent(guard.leave);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  function stay(): void {
    onStay?.();
    guard.stay();
    writeNote();
  }
  if (isDone) return null;
  if (pageNote.isSavable && guard.isAsking)
    return <SaveBeforeLeaving pageNote={pageNote} onStay={stay} onLeave={guard.leave} />;
  return <UnsavedDialog open={guard.isAsking} by="leaving" onStay={stay} onLeave={guard.leave} />;
}

type SaveProps = { pageNote: PageNote; onStay: () => void; onLeave: () => void };

/** A colleague's note is not replaced from here: the page shows it beside this one. */
function SaveBeforeLeaving({ pageNote: { save, isSaving, theirs }, onStay, onLeave }: SaveProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const conflict = theirs === null ? null : noteMessages.conflict;
  const problem = failure === null ? conflict : `${messages.notSaved} ${failure}`;
  return (
    <Modal
      open
      onClose={() => !isSaving && onStay()}
      title={messages.title}
      description={messages.noteText}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onStay} disabled={isSaving} className="max-sm:grow">
            {messages.stay}
          </Button>
          <Button variant="danger" onClick={onLeave} disabled={isSaving} className="max-sm:grow">
            {messages.leave}
          </Button>
          <Button
            variant="primary"
            loading={isSaving}
            disabled={theirs !== null}
            className="max-sm:w-full"
            onClick={() => {
              setFailure(null);
              void save(setFailure);
            }}
          >
            {messages.saveAndLeave}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
    </Modal>
  );
}
