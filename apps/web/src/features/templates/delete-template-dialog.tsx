import type { JobTemplate } from '@nimble/contracts/templates';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { templatesMessages } from './messages.ts';
import { useDeleteTemplate } from './templates.queries.ts';

const messages = templatesMessages.remove;

type Props = { template: JobTemplate | null; onClose: () => void };

/** Asks before deleting one of the company's own; open while there is a template. */
export function DeleteTemplateDialog({ template, onClose }: Props) {
  const deletion = useDeleteTemplate();
  function confirm(): void {
    if (template === null) return;
    deletion.mutate(template.id, {
      onSuccess: () => {
        toast.success(messages.done);
        onClose();
      },
      onError: (error) => toast.error(messageOf(error, messages.failed)),
    });
  }
  return (
    <ConfirmDialog
      open={template !== null}
      title={messages.title}
      description={messages.question({ title: template?.title ?? '' })}
      confirmLabel={messages.confirm}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    >
      <p className="font-medium">{messages.final}</p>
    </ConfirmDialog>
  );
}
