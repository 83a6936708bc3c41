import { type ReactNode, useState } from 'react';
import { isRefused, messageOf } from '../../lib/api-error.ts';
import type { useMutation } from '../../lib/use-mutation.ts';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';

type Props<Given> = {
  /** Undefined for a new one. */
  thing: { name: string } | undefined;
  texts: {
    createTitle: string;
    editTitle: string;
    name: string;
    save: string;
    saved: string;
    saveFailed: string;
  };
  longestName: number;
  /** The code of the refusal of a name that another one has. */
  nameTaken: Parameters<typeof isRefused>[1];
  save: ReturnType<typeof useMutation<unknown, Given>>;
  inputOf: (name: string) => Given;
  /** Below the name. */
  children: (name: string) => ReactNode;
  onClose: () => void;
};

/** Creates or changes a stage or a tag, whose name nothing else of its kind has. */
export function NamedForm<Given>(props: Props<Given>) {
  const { thing, texts, longestName, nameTaken, save, inputOf, children, onClose } = props;
  const [name, setName] = useState(thing?.name ?? '');
  const [taken, setTaken] = useState<string>();

  function onError(error: Error): void {
    const text = messageOf(error, texts.saveFailed);
    if (isRefused(error, nameTaken)) setTaken(text);
    else toast.error(text);
  }
  function onSuccess(): void {
    toast.success(texts.saved);
    onClose();
  }
  return (
    <FormModal
      onClose={onClose}
      title={thing === undefined ? texts.createTitle : texts.editTitle}
      size="small"
      submitLabel={texts.save}
      isReady={name.trim() !== ''}
      isSending={save.isPending}
      onSubmit={() => save.mutate(inputOf(name), { onSuccess, onError })}
    >
      <Field label={texts.name} required error={taken}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setTaken(undefined);
            }}
          />
        )}
      </Field>
      {children(name)}
    </FormModal>
  );
}
