import { longestViewName, type SavedView, type ViewContent } from '@nimble/contracts/views';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { viewMessages as messages } from './messages.ts';
import { useSaveView } from './views.queries.ts';

type Props = {
  /** Undefined for a new one. */
  view?: SavedView;
  content: ViewContent;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

/** Its name, and who sees it. */
export function ViewForm(props: Props) {
  const { view, onClose } = props;
  const form = useViewForm(props);
  return (
    <FormModal
      onClose={onClose}
      title={view === undefined ? messages.createTitle : messages.editTitle}
      {...(view === undefined && { description: messages.createText })}
      size="small"
      submitLabel={messages.confirm}
      isReady={form.isReady}
      isSending={form.isSaving}
      onSubmit={form.send}
    >
      <Field label={messages.name} required>
        {(control) => (
          <Input
            {...control}
            value={form.name}
            maxLength={longestViewName}
            autoComplete="off"
            onChange={(event) => form.setName(event.target.value)}
          />
        )}
      </Field>
      <Sharing view={view} isShared={form.isShared} onChange={form.setIsShared} />
    </FormModal>
  );
}

type SharingProps = {
  view: SavedView | undefined;
  isShared: boolean;
  onChange: (isShared: boolean) => void;
};

function Sharing({ view, isShared, onChange }: SharingProps) {
  const hintId = useId();
  const { id } = useCurrentUser();
  const isOthers = view !== undefined && view.owner?.id !== id;
  return (
    <div className="grid gap-1.5">
      <Checkbox
        label={messages.share}
        checked={isShared}
        disabled={isOthers}
        describedBy={hintId}
        onChange={onChange}
      />
      <p id={hintId} className="text-ink-faint text-sm">
        {isOthers ? whyShared(view) : messages.shareHint}
      </p>
    </div>
  );
}

function whyShared({ owner }: SavedView): string {
  return owner === null ? messages.stays : messages.ownerOnly({ owner: owner.name });
}

function useViewForm({ view, content, onSaved, onClose }: Props) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const save = useSaveView();
  const isReady = name.trim() !== '';
  const { filters, sort, columns } = content;
  return {
    name,
    setName,
    isShared,
    setIsShared,
    isReady,
    isSaving: save.isPending,
    send(): void {
      save.mutate(
        { id: view?.id, input: { name, isShared, filters, sort, columns } },
        {
          onSuccess: (saved) => {
            toast.success(messages.saved);
            onSaved(saved);
            onClose();
          },
          onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
        },
      );
    },
  };
}
