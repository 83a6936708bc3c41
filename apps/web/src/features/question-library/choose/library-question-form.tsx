import { type Difficulty, difficulties, type LibraryQuestion } from '@nimble/contracts/question-library';
import { Controller, FormProvider } from 'react-hook-form';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { QuestionField } from '../../jobs/form/index.ts';
import { libraryMessages, libraryFormMessages as messages } from '../messages.ts';
import { TagsField } from './tags-field.tsx';
import { type QuestionContent, useLibraryQuestionForm } from './use-library-question-form.ts';

type Props = {
  /** Absent to add one. */
  question?: LibraryQuestion | undefined;
  /** Of a job's question, to add that one. */
  content?: QuestionContent;
  onSaved?: (question: LibraryQuestion) => void;
  onClose: () => void;
};

/** A question of the library, with the fields that it has in a job. */
export function LibraryQuestionForm(props: Props) {
  const { question, content, onClose } = props;
  const { form, send, isSaving } = useLibraryQuestionForm(props);
  const title = content === undefined ? messages.addTitle : messages.saveTitle;
  return (
    <FormProvider {...form}>
      <FormModal
        onClose={onClose}
        title={question === undefined ? title : messages.editTitle}
        {...(question !== undefined && question.uses > 0 && { description: messages.editText })}
        submitLabel={messages.save}
        isSending={isSaving}
        staysWhileSending
        onSubmit={send}
      >
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
  return (
    <>
      <Controller
        control={control}
        name="difficulty"
        render={({ field }) => <DifficultyField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => <TagsField tags={field.value} onChange={field.onChange} />}
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
