import type { Company } from '@nimble/contracts/companies';
import { largestImageBytes, uploadRefusals } from '@nimble/contracts/files';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { formatFileSize } from '../../../lib/formats.ts';
import { storedToken } from '../../../lib/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { FilePicker } from '../../../ui/fields/file-picker.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { logoMessages as messages } from '../messages.ts';
import { useDeleteLogo, useSaveCompany, useUploadLogo } from './branding.queries.ts';

const kinds = ['image/jpeg', 'image/png', 'image/svg+xml'];

/** What was picked, and the address of its picture until it is put in place or away. */
type Chosen = { file: File; preview: string };

/** The logo: chosen, looked at, then uploaded and put in place (spec 2 §2, §5, §8). */
export function LogoCard({ company, mayUpdate }: { company: Company; mayUpdate: boolean }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const [isDeleting, setIsDeleting] = useState(false);
  const uploading = useUploadLogo(company.id);
  const saving = useSaveCompany(company.id);
  const deleting = useDeleteLogo(company);

  const file = chosen?.file ?? null;

  function show(next: File | null): void {
    if (chosen !== null) URL.revokeObjectURL(chosen.preview);
    setChosen(next === null ? null : { file: next, preview: URL.createObjectURL(next) });
  }

  function pick(picked: File | null): void {
    const refusal = picked === null ? undefined : refusalOf(picked);
    setError(refusal);
    show(refusal === undefined ? picked : null);
  }

  async function upload(): Promise<void> {
    if (file === null) return setError(uploadRefusals['upload.missing'].text);
    if (storedToken() === null) return setError(messages.logInFirst);
    const logo = await uploading.mutateAsync(file).catch((cause: unknown) => {
      setError(cause instanceof ApiError ? messageOf(cause, messages.uploadFailed) : messages.uploadFailed);
      toast.error(messages.uploadFailed);
    });
    if (logo === undefined) return;
    saving.mutate(
      { logo },
      {
        onSuccess: () => {
          show(null);
          toast.success(messages.uploaded);
        },
        onError: (cause) => {
          setError(messageOf(cause, messages.saveFailed));
          toast.error(messages.saveFailed);
        },
      },
    );
  }

  function remove(): void {
    if (company.logo === null) return;
    deleting.mutate(company.logo.id, {
      onSuccess: () => toast.success(messages.deleted),
      onError: () => toast.error(messages.deleteFailed),
      onSettled: () => setIsDeleting(false),
    });
  }

  const shown = chosen?.preview ?? company.logo?.url;
  return (
    <Card title={messages.title}>
      <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="grid h-28 place-items-center overflow-hidden rounded-control border border-line bg-sunken p-4">
          {shown === undefined ? (
            <span className="text-ink-faint">{messages.none}</span>
          ) : (
            <img
              src={shown}
              alt={messages.current(company.name)}
              className="max-h-20 max-w-full object-contain"
            />
          )}
        </div>
        {mayUpdate ? (
          <div className="grid content-start gap-3">
            <Field label={messages.choose} hint={messages.guidelines} error={error}>
              {(control) => (
                <FilePicker
                  control={control}
                  accept=".jpeg,.jpg,.png,.svg"
                  file={file}
                  detail={file === null ? undefined : `${formatFileSize(file.size)} · ${messages.selected}`}
                  onPick={pick}
                />
              )}
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<Upload />}
                loading={uploading.isPending || saving.isPending}
                onClick={() => void upload()}
              >
                {messages.upload}
              </Button>
              {company.logo !== null && (
                <Button variant="ghost" icon={<Trash2 />} onClick={() => setIsDeleting(true)}>
                  {messages.delete}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <p className="text-ink-soft text-sm">{messages.guidelines}</p>
        )}
      </div>
      <ConfirmDialog
        open={isDeleting}
        title={messages.delete}
        description={messages.deleteText}
        confirmLabel={messages.delete}
        danger
        pending={deleting.isPending}
        onConfirm={remove}
        onCancel={() => setIsDeleting(false)}
      />
    </Card>
  );
}

/** What can be seen without reading it; the server looks at the bytes (spec 2 §5). */
function refusalOf(file: File): string | undefined {
  if (!kinds.includes(file.type)) return uploadRefusals['upload.not_a_logo'].text;
  return file.size >= largestImageBytes ? uploadRefusals['upload.logo_too_large'].text : undefined;
}
