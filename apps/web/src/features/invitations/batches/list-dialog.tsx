import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FilePicker } from '../../../ui/fields/file-picker.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { InviteTerms } from '../invite-terms.tsx';
import { invitationsMessages } from '../messages.ts';
import { WordsFields } from '../words-fields.tsx';
import { PreviewOfList } from './preview-of-list.tsx';
import { type ListForm, useListForm } from './use-list-form.ts';

const messages = invitationsMessages.list;

type Props = { jobId: number; onClose: () => void };

/** Takes a list, shows what is in it, and invites its candidates. */
export function ListDialog({ jobId, onClose }: Props) {
  const form = useListForm(jobId, onClose);
  const { checked } = form;
  return (
    <Modal
      open
      onClose={onClose}
      size={checked === undefined ? 'medium' : 'large'}
      title={messages.title}
      description={messages.subtitle}
      footer={
        checked === undefined ? <CheckButtons form={form} onClose={onClose} /> : <SendButtons form={form} />
      }
    >
      {checked === undefined ? <ListFields form={form} /> : <PreviewOfList preview={checked.preview} />}
    </Modal>
  );
}

function CheckButtons({ form, onClose }: { form: ListForm; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>{invitationsMessages.page.cancel}</Button>
      <Button variant="primary" loading={form.isChecking} onClick={() => void form.preview()}>
        {messages.check}
      </Button>
    </>
  );
}

function SendButtons({ form: { checked, send, isSending, goBack } }: { form: ListForm }) {
  if (checked === undefined) return null;
  const { ready, room } = checked.preview;
  return (
    <>
      <Button onClick={goBack}>{messages.back}</Button>
      <Button
        variant="primary"
        loading={isSending}
        disabled={ready === 0 || ready > room}
        onClick={() => send(checked)}
      >
        {invitationsMessages.send({ count: ready })}
      </Button>
    </>
  );
}

function ListFields({ form: { draft, errors, change } }: { form: ListForm }) {
  return (
    <div className="flex flex-col gap-4">
      <Field label={messages.file} hint={messages.fileHint} error={errors.file}>
        {(control) => (
          <FilePicker
            control={control}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            file={draft.file}
            onPick={(file) => change({ file })}
          />
        )}
      </Field>
      {draft.file === null && (
        <Field label={messages.paste}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={draft.pasted}
              spellCheck={false}
              autoCapitalize="off"
              placeholder={messages.example}
              onChange={(event) => change({ pasted: event.target.value })}
            />
          )}
        </Field>
      )}
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold">{messages.defaults}</legend>
        <WordsFields
          message={draft.message}
          error={errors.message}
          sharesContact={draft.sharesContact}
          onMessage={(message) => change({ message })}
          onSharesContact={(sharesContact) => change({ sharesContact })}
        />
        <InviteTerms draft={draft.terms} error={errors.deadline} onChange={(terms) => change({ terms })} />
      </fieldset>
    </div>
  );
}
