import {
  type Difficulty,
  difficulties,
  type LibraryQuestion,
  longestLibraryTag,
  mostTagsOfLibraryQuestion,
} from '@nimble/contracts/question-library';
import { defaultCriteria, longestCriterion, mostCriteria } from '@nimble/contracts/scorecards';
import { useQuery } from '@tanstack/react-query';
import { Controller, FormProvider } from 'react-hook-form';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { QuestionField } from '../../jobs/form/index.ts';
import { mediaFormMessages, useIsUploadingMedia } from '../../question-media/index.ts';
import { libraryMessages, libraryFormMessages as messages } from '../messages.ts';
import { libraryTagsQuery } from '../question-library.queries.ts';
import { type QuestionContent, useLibraryQuestionForm } from './use-library-question-form.ts';
import { WordsField } from './words-field.tsx';

type Props = {
  /** Absent to add one. */
  question?: LibraryQuestion | undefined;
  /** The content of a job's question, to add it to the library. */
  content?: QuestionContent;
  /** The criteria of that question's job. */
  criteria?: readonly string[];
  onSaved?: (question: LibraryQuestion) => void;
  onClose: () => void;
};

/** A question of the library, with the fields that it has in a job. */
export function LibraryQuestionForm(props: Props) {
  const { question, content, onClose } = props;
  const { form, send, isSaving, theirs } = useLibraryQuestionForm(props);
  const isUploading = useIsUploadingMedia();
  const title = content === undefined ? messages.addTitle : messages.saveTitle;
  return (
    <FormProvider {...form}>
      <FormModal
        onClose={onClose}
        title={question === undefined ? title : messages.editTitle}
        {...(question !== undefined && question.uses > 0 && { description: messages.editText })}
        submitLabel={isUploading ? mediaFormMessages.waits : messages.save}
        isSending={isSaving || isUploading}
        staysWhileSending={isSaving}
        onSubmit={send}
      >
        {theirs !== undefined && (
          <p
            role="alert"
            className="wrap-anywhere rounded-control border border-warning-line bg-warning-soft p-3 text-warning-ink"
          >
            {messages.changedByOthers({ question: theirs })}
          </p>
        )}
        <ul>
          <QuestionField index={0} label={messages.content} />
        </ul>
        <Labels control={form.control} />
      </FormModal>
    </FormProvider>
  );
}

type Control = ReturnType<typeof useLibraryQuestionForm>['form']['control'];

/** What a question has only in the library. */
function Labels({ control }: { control: Control }) {
  const { data: tags = [] } = useQuery(libraryTagsQuery);
  return (
    <>
      <Controller
        control={control}
        name="criteria"
        render={({ field, fieldState }) => (
          <WordsField
            label={messages.criteria}
            hint={messages.criteriaHint}
            words={field.value}
            known={defaultCriteria}
            most={mostCriteria}
            longest={longestCriterion}
            removeLabel={(criterion) => messages.removeCriterion({ criterion })}
            error={fieldState.error?.message ?? fieldState.error?.root?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="difficulty"
        render={({ field }) => <DifficultyField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <WordsField
            label={messages.tags}
            hint={messages.tagsHint}
            words={field.value}
            known={tags.map(({ tag }) => tag)}
            most={mostTagsOfLibraryQuestion}
            longest={longestLibraryTag}
            removeLabel={(tag) => messages.removeTag({ tag })}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

const options: readonly { value: Difficulty | ''; label: string }[] = [
  { value: '', label: messages.noDifficulty },
  ...difficulties.map((each) => ({ value: each, label: libraryMessages.difficulties[each] })),
];

type DifficultyProps = { value: Difficulty | null; onChange: (value: Difficulty | null) => void };

function DifficultyField({ value, onChange }: DifficultyProps) {
  return (
    <Field label={messages.difficulty}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          options={options}
          onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
        />
      )}
    </Field>
  );
}
