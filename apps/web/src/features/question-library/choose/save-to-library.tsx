import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { libraryChoiceMessages as messages } from '../messages.ts';
import { LibraryQuestionForm } from './library-question-form.tsx';
import type { QuestionContent } from './use-library-question-form.ts';

type Props = {
  /** Of the question in its job, from 1. */
  number: number;
  read: () => QuestionContent;
  onSaved: (question: LibraryQuestion) => void;
};

/** Keeps a job's question in the library, for people who may add to it. */
export function SaveToLibrary({ number, read, onSaved }: Props) {
  const mayCreate = usePermission('job', 'create');
  const [content, setContent] = useState<QuestionContent | null>(null);
  if (!mayCreate) return null;
  return (
    <>
      <IconButton
        label={messages.saveQuestion({ number })}
        icon={<BookmarkPlus />}
        onClick={() => setContent(read())}
      />
      {content !== null && (
        <LibraryQuestionForm content={content} onSaved={onSaved} onClose={() => setContent(null)} />
      )}
    </>
  );
}
