import type { SavedView, ViewContent } from '@nimble/contracts/views';
import { House, Link, Pencil, Save, Trash2 } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { MenuItem } from '../../ui/buttons/menu.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { viewMessages as messages } from './messages.ts';
import { useSaveView, useSetDefaultView } from './views.queries.ts';

type Props = {
  view: SavedView;
  onEdit: () => void;
  onDelete: () => void;
};

/** What can be done with the opened view. */
export function OfOpenedView({ view, onEdit, onDelete }: Props) {
  const chooseDefault = useChooseDefault(view);
  return (
    <>
      <MenuItem icon={<House />} onSelect={chooseDefault}>
        {view.isDefault ? messages.noDefault : messages.makeDefault}
      </MenuItem>
      <MenuItem icon={<Link />} onSelect={() => void copyLink(view)}>
        {messages.copy}
      </MenuItem>
      {view.mayChange && (
        <>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {messages.edit}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            {messages.delete}
          </MenuItem>
        </>
      )}
    </>
  );
}

// The menu is gone by the time of the answer.
const evenWhenGone = true;

/** Keeps in the opened view what the list shows now. */
export function SaveChanges({ view, content }: { view: SavedView; content: ViewContent }) {
  const { mutate } = useSaveView();
  const { id, name, isShared } = view;
  const { filters, sort, columns } = content;
  function save(): void {
    mutate(
      { id, input: { name, isShared, filters, sort, columns } },
      {
        evenWhenGone,
        onSuccess: () => toast.success(messages.saved),
        onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
      },
    );
  }
  return (
    <MenuItem icon={<Save />} onSelect={save}>
      {messages.save}
    </MenuItem>
  );
}

function useChooseDefault({ id, name, isDefault }: SavedView) {
  const { mutate } = useSetDefaultView();
  return () =>
    mutate(isDefault ? null : id, {
      evenWhenGone,
      onSuccess: () => toast.success(isDefault ? messages.defaultUnset : messages.defaultSet({ name })),
      onError: (error) => toast.error(messageOf(error, messages.defaultFailed)),
    });
}

async function copyLink({ id }: SavedView): Promise<void> {
  const link = `${window.location.origin}/candidates?view=${id}`;
  try {
    await navigator.clipboard.writeText(link);
    toast.success(messages.copied);
  } catch {
    toast.error(messages.copyFailed({ link }));
  }
}
