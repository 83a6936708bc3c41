import { exportAuditEvents } from '@nimble/contracts/audit';
import { Download } from 'lucide-react';
import { callForFile } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { auditFilters } from './audit.queries.ts';
import { auditMessages as messages } from './messages.ts';
import type { AuditAddress } from './use-audit-address.ts';

type Props = { address: AuditAddress; className?: string };

/** Saves all pages of the filtered log. */
export function ExportButton({ address, className }: Props) {
  const saving = useMutation({
    mutationFn: () => callForFile(exportAuditEvents, { query: { filters: auditFilters(address) } }),
    onSuccess: (file) => {
      saveFile(file, messages.file);
      toast.success(messages.exported);
    },
    onError: (error) => toast.error(messageOf(error, messages.exportFailed)),
  });
  return (
    <Button
      icon={<Download />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
      {...(className !== undefined && { className })}
    >
      {messages.exportCsv}
    </Button>
  );
}
