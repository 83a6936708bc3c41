import { longestTagName, type Tag, type TagColor, tagColors } from '@nimble/contracts/tags';
import { useId, useState } from 'react';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { tagSettingsMessages as messages } from '../messages.ts';
import { TagBadge } from '../tag-badge.tsx';
import { useSaveTag } from '../tags.queries.ts';

const colors = tagColors.map((color) => ({ value: color, label: messages.colors[color] }));

type Props = { tag: Tag | undefined; onClose: () => void };

/** Creates a tag without one. */
export function TagForm({ tag, onClose }: Props) {
  const formId = useId();
  const form = useTagForm({ tag, onClose });
  return (
    <Modal
      open
      onClose={onClose}
      title={tag === undefined ? messages.createTitle : messages.editTitle}
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
        <TagFields form={form} />
      </form>
    </Modal>
  );
}

function TagFields({ form }: { form: ReturnType<typeof useTagForm> }) {
  const { name, setName, color, setColor, taken, isReady } = form;
  return (
    <>
      <Field label={messages.name} required error={taken}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={longestTagName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={messages.color}>
        {(control) => <Select {...control} value={color} options={colors} onChange={setColor} />}
      </Field>
      {isReady && (
        <p className="flex">
          <TagBadge tag={{ name, color }} />
        </p>
      )}
    </>
  );
}

function useTagForm({ tag, onClose }: Props) {
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState<TagColor>(tag?.color ?? 'gray');
  const [taken, setTaken] = useState<string>();
  const save = useSaveTag(tag?.id);
  const isReady = name.trim() !== '';

  function onError(error: Error): void {
    const text = messageOf(error, messages.saveFailed);
    if (isRefused(error, 'tag.name_taken')) setTaken(text);
    else toast.error(text);
  }
  function onSuccess(): void {
    toast.success(messages.saved);
    onClose();
  }
  return {
    name,
    color,
    setColor,
    taken,
    isReady,
    isSaving: save.isPending,
    setName(written: string): void {
      setName(written);
      setTaken(undefined);
    },
    send: () => isReady && save.mutate({ name, color }, { onSuccess, onError }),
  };
}
