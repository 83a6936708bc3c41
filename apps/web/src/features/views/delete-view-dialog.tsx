import type { SavedView } from '@nimble/contracts/views';
import { DangerDialog } from '../../shared/danger-dialog.tsx';
import { viewMessages as messages } from './messages.ts';
import { useDeleteView } from './views.queries.ts';

type Props = { view: SavedView; onClose: () => void; onDone: () => void };

export function DeleteViewDialog({ view, ...closing }: Props) {
  return (
    <DangerDialog
      title={messages.deleteTitle({ name: view.name })}
      description={view.isShared ? messages.deleteShared : messages.deleteOwn}
      confirmLabel={messages.delete}
      change={useDeleteView()}
      subject={view.id}
      done={messages.deleted}
      failed={messages.deleteFailed}
      {...closing}
    />
  );
}
