import type { OwnCompany } from '@nimble/contracts/companies';
import { useId, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { useSaveCompany } from '../branding/branding.queries.ts';
import { storedMessages as messages } from './messages.ts';

/** Whether the originals of encoded recordings stay; turning it off says first what is lost. */
export function StoredRecordingsCard({ company }: { company: OwnCompany }) {
  const mayUpdate = usePermission('company', 'update');
  const saving = useSaveCompany(company.id);
  const [isAsking, setIsAsking] = useState(false);
  const hintId = useId();
  function save(keepsEncodedRecordings: boolean): void {
    saving.mutate(
      { keepsEncodedRecordings },
      {
        onSuccess: () => toast.success(messages.saved),
        onError: (error) => toast.error(messageOf(error, messages.failed)),
        onSettled: () => setIsAsking(false),
      },
    );
  }
  return (
    <Card title={messages.title}>
      <div role="group" aria-describedby={hintId}>
        <Switch
          label={messages.label}
          checked={company.keepsEncodedRecordings}
          disabled={!mayUpdate}
          busy={saving.isPending}
          onChange={(isOn) => (isOn ? save(true) : setIsAsking(true))}
        />
        <p id={hintId} className="mt-1 ps-11.5 text-ink-soft text-sm">
          {messages.hint}
        </p>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={messages.confirmTitle}
        description={messages.confirmText}
        confirmLabel={messages.confirm}
        danger
        pending={saving.isPending}
        onConfirm={() => save(false)}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
