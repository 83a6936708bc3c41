import { zodResolver } from '@hookform/resolvers/zod';
import { questionInput } from '@nimble/contracts/jobs';
import { type LibraryQuestion, libraryQuestionInput } from '@nimble/contracts/question-library';
import { criteriaField } from '@nimble/contracts/scorecards';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { addedQuestion } from '../../jobs/form/index.ts';
import { libraryFormMessages as messages } from '../messages.ts';
import { loadLibraryQuestion, useSaveLibraryQuestion } from '../question-library.queries.ts';

export type QuestionContent = LibraryQuestion['content'];

/** The content is the only question of a list, as the fields of a job's questions expect it. */
const draft = z.object({
  questions: z.array(questionInput),
  criteria: criteriaField,
  tags: libraryQuestionInput.shape.tags,
  difficulty: libraryQuestionInput.shape.difficulty,
});
type Draft = z.infer<typeof draft>;

type Given = {
  question?: LibraryQuestion | undefined;
  content?: QuestionContent;
  criteria?: readonly string[];
  onSaved?: (question: LibraryQuestion) => void;
  onClose: () => void;
};

export function useLibraryQuestionForm({ question, content, criteria = [], onSaved, onClose }: Given) {
  /** The question that a save replaces: after a conflict that of the colleague, which the form then shows. */
  const [replaced, setReplaced] = useState(question);
  const saving = useSaveLibraryQuestion(replaced);
  const form = useForm<Draft>({
    resolver: zodResolver(draft),
    defaultValues: {
      questions: [{ ...addedQuestion(), question: '', ...content, ...question?.content }],
      criteria: [...(question?.criteria ?? criteria)],
      tags: question?.tags ?? [],
      difficulty: question?.difficulty ?? null,
    },
    reValidateMode: 'onSubmit',
  });
  const send = form.handleSubmit(({ questions: [only], ...rest }) => {
    if (only === undefined) return;
    saving.mutate(
      { content: only, ...rest },
      {
        onSuccess: (saved) => {
          toast.success(messages.saved);
          onSaved?.(saved);
          onClose();
        },
        onError: (error) => {
          if (question !== undefined && isRefused(error, 'request.conflict')) void showTheirs(question.id);
          else toast.error(messageOf(error, messages.failed));
        },
      },
    );
  });
  async function showTheirs(id: number): Promise<void> {
    try {
      setReplaced(await loadLibraryQuestion(id));
    } catch (error) {
      toast.error(messageOf(error, messages.failed));
    }
  }
  const theirs = replaced === question ? undefined : replaced?.content.question;
  return { form, send, isSaving: saving.isPending, theirs };
}
