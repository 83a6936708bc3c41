import { type Difficulty, difficulties, type LibraryQuestion } from '@nimble/contracts/question-library';
import { useId } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
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
  const formId = useId();
  const { form, send, isSaving } = useLibraryQuestionForm(props);
  const close = () => !isSaving && onClose();
  const title = content === undefined ? messages.addTitle : messages.saveTitle;
  return (
    <Modal
      open
      onClose={close}
      title={question === undefined ? title : messages.editTitle}
      {...(question !== undefined && question.uses > 0 && { description: messages.editText })}
      footer={
        <>
          <Button onClick={close} disabled={isSaving}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            // The dialog is inside the form of a job.
            event.stopPropagation();
            void send(event);
          }}
          className="grid gap-4"
        >
          <ul>
            <QuestionField index={0} label={messages.content} />
          </ul>
          <Labels control={form.control} />
        </form>
      </FormProvider>
    </Modal>
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
