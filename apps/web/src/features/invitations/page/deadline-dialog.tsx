import type { Invitation } from '@nimble/contracts/invitations';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { fromLocalInput, toLocalInput } from '../../../lib/local-input.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { useExtend } from '../invitations.queries.ts';
import { invitationsMessages as messages } from '../messages.ts';

type Props = { jobId: number; invitation: Invitation; onClose: () => void };

const weekMilliseconds = 7 * 24 * 60 * 60_000;

/** Another deadline for one candidate; proposes a week from now. */
export function DeadlineDialog({ jobId, invitation, onClose }: Props) {
  const texts = messages.page.extending;
  const { value, error, isSaving, change, save } = useDeadline({ jobId, invitation, onClose });
  return (
    <FormModal
      onClose={onClose}
      size="small"
      title={texts.title}
      description={texts.text({ name: invitation.name ?? invitation.email })}
      submitLabel={texts.save}
      isSending={isSaving}
      onSubmit={save}
    >
      <Field label={messages.page.columns.deadline} error={error}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}

function useDeadline({ jobId, invitation, onClose }: Props) {
  const extend = useExtend(jobId);
  const texts = messages.page.extending;
  const [value, setValue] = useState(() =>
    toLocalInput(new Date(Date.now() + weekMilliseconds).toISOString()),
  );
  const [error, setError] = useState<string>();

  function save(): void {
    const deadline = fromLocalInput(value);
    if (deadline === null || Date.parse(deadline) <= Date.now()) return setError(texts.inPast);
    extend.mutate(
      { invitationId: invitation.id, deadline },
      {
        onSuccess() {
          toast.success(texts.done);
          onClose();
        },
        onError: (failure) => setError(messageOf(failure, texts.failed)),
      },
    );
  }
  function change(typed: string): void {
    setValue(typed);
    setError(undefined);
  }
  return { value, error, isSaving: extend.isPending, change, save };
}
