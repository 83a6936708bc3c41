import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { defaultCriteria } from '@nimble/contracts/scorecards';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { criteriaQuery } from '../../scorecards/index.ts';
import { libraryChoiceMessages as messages } from '../messages.ts';
import { LibraryQuestionForm } from './library-question-form.tsx';
import type { QuestionContent } from './use-library-question-form.ts';

type Props = {
  /** The number of the question in its job, from 1. */
  number: number;
  /** undefined for a job that is not saved yet. */
  jobId: number | undefined;
  read: () => QuestionContent;
  onSaved: (question: LibraryQuestion) => void;
};

/** Keeps a job's question in the library, for people who may add to it. */
export function SaveToLibrary({ number, jobId, read, onSaved }: Props) {
  const criteria = useOwnCriteria(jobId);
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
        <LibraryQuestionForm
          content={content}
          criteria={criteria}
          onSaved={onSaved}
          onClose={() => setContent(null)}
        />
      )}
    </>
  );
}

/** The criteria of a job; those that every job begins with are none of its own. */
function useOwnCriteria(jobId: number | undefined): readonly string[] {
  const { data = [] } = useQuery({ ...criteriaQuery(jobId ?? 0), enabled: jobId !== undefined });
  const isDefault =
    data.length === defaultCriteria.length && defaultCriteria.every((name) => data.includes(name));
  return isDefault ? [] : data;
}
