import { zodResolver } from '@hookform/resolvers/zod';
import { questionInput } from '@nimble/contracts/jobs';
import { type LibraryQuestion, libraryQuestionInput } from '@nimble/contracts/question-library';
import { criteriaField } from '@nimble/contracts/scorecards';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { addedQuestion } from '../../jobs/form/index.ts';
import { libraryFormMessages as messages } from '../messages.ts';
import { useSaveLibraryQuestion } from '../question-library.queries.ts';

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
  const saving = useSaveLibraryQuestion(question);
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
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      },
    );
  });
  return { form, send, isSaving: saving.isPending };
}
