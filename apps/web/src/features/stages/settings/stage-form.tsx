import { longestStageName, type Stage, type StageStatus, stageStatuses } from '@nimble/contracts/stages';
import { useId, useState } from 'react';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { stageSettingsMessages as messages, stageMessages } from '../messages.ts';
import { useSaveStage } from '../stages.queries.ts';

const statuses = stageStatuses.map((status) => ({ value: status, label: stageMessages.statuses[status] }));

type Props = { stage: Stage | undefined; onClose: () => void };

/** Creates a stage without one. The status of a stage never changes. */
export function StageForm({ stage, onClose }: Props) {
  const formId = useId();
  const form = useStageForm({ stage, onClose });
  return (
    <Modal
      open
      onClose={onClose}
      title={stage === undefined ? messages.createTitle : messages.editTitle}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!form.isReady}
            loading={form.isSaving}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
        className="grid gap-4"
      >
        <NameField form={form} />
        {stage === undefined && (
          <Field label={messages.status} hint={messages.statusHint}>
            {(control) => (
              <Select {...control} value={form.status} options={statuses} onChange={form.setStatus} />
            )}
          </Field>
        )}
      </form>
    </Modal>
  );
}

function NameField({ form: { name, setName, taken } }: { form: ReturnType<typeof useStageForm> }) {
  return (
    <Field label={messages.name} required error={taken}>
      {(control) => (
        <Input
          {...control}
          value={name}
          maxLength={longestStageName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </Field>
  );
}

function useStageForm({ stage, onClose }: Props) {
  const [name, setName] = useState(stage?.name ?? '');
  const [status, setStatus] = useState<StageStatus>(stage?.status ?? 'in_review');
  const [taken, setTaken] = useState<string>();
  const save = useSaveStage(stage?.id);
  const isReady = name.trim() !== '';

  function onError(error: Error): void {
    const text = messageOf(error, messages.saveFailed);
    if (isRefused(error, 'stage.name_taken')) setTaken(text);
    else toast.error(text);
  }
  function onSuccess(): void {
    toast.success(messages.saved);
    onClose();
  }
  return {
    name,
    status,
    setStatus,
    taken,
    isReady,
    isSaving: save.isPending,
    setName(written: string): void {
      setName(written);
      setTaken(undefined);
    },
    send: () => isReady && save.mutate({ name, status }, { onSuccess, onError }),
  };
}
