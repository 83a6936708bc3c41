import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { DangerDialog } from '../../shared/danger-dialog.tsx';
import { libraryPageMessages } from './messages.ts';
import { useDeleteLibraryQuestion } from './question-library.queries.ts';

const messages = libraryPageMessages.deletion;

type Props = { question: LibraryQuestion; onClose: () => void };

/** Says how many jobs keep their copies. */
export function DeleteQuestionDialog({ question, onClose }: Props) {
  return (
    <DangerDialog
      title={messages.title}
      description={messages.text({ uses: question.uses })}
      confirmLabel={messages.confirm}
      change={useDeleteLibraryQuestion()}
      subject={question.id}
      done={messages.done}
      failed={messages.failed}
      onClose={onClose}
    >
      <p dir="auto" className="wrap-anywhere text-ink-soft">
        {question.content.question}
      </p>
    </DangerDialog>
  );
}
