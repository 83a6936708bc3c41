import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { libraryPageMessages } from './messages.ts';
import { useDeleteLibraryQuestion } from './question-library.queries.ts';

const messages = libraryPageMessages.deletion;

type Props = { question: LibraryQuestion; onClose: () => void };

/** Says how many jobs keep their copies. */
export function DeleteQuestionDialog({ question, onClose }: Props) {
  const deletion = useDeleteLibraryQuestion();
  function confirm(): void {
    deletion.mutate(question.id, {
      onSuccess: () => toast.success(messages.done),
      onError: (error) => toast.error(messageOf(error, messages.failed)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open
      title={messages.title}
      description={messages.text({ uses: question.uses })}
      confirmLabel={messages.confirm}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    >
      <p dir="auto" className="wrap-anywhere text-ink-soft">
        {question.content.question}
      </p>
    </ConfirmDialog>
  );
}
