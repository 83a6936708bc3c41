import type { JobTemplate } from '@nimble/contracts/templates';
import { DangerDialog } from '../../shared/danger-dialog.tsx';
import { templatesMessages } from './messages.ts';
import { useDeleteTemplate } from './templates.queries.ts';

const messages = templatesMessages.remove;

type Props = { template: JobTemplate; onClose: () => void };

/** Asks before deleting one of the company's own. */
export function DeleteTemplateDialog({ template, onClose }: Props) {
  return (
    <DangerDialog
      title={messages.title}
      description={messages.question({ title: template.title })}
      confirmLabel={messages.confirm}
      change={useDeleteTemplate()}
      subject={template.id}
      done={messages.done}
      failed={messages.failed}
      onClose={onClose}
    >
      <p className="font-medium">{messages.final}</p>
    </DangerDialog>
  );
}
