import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { storedToken } from '../../../lib/session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { logoMessages as messages, pictureMessages } from '../messages.ts';
import { pictureRefusal } from '../picture-upload.ts';
import { useSaveCompany, useUploadLogo } from './branding.queries.ts';

/** The chosen file, and the address of its preview until it is used or dropped. */
type Chosen = { file: File; preview: string };

/** A new logo: chosen, previewed, then uploaded and used. */
export function useLogoUpload(companyId: number) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const uploading = useUploadLogo(companyId);
  const saving = useSaveCompany(companyId);
  const file = chosen?.file ?? null;

  function show(next: File | null): void {
    if (chosen !== null) URL.revokeObjectURL(chosen.preview);
    setChosen(next === null ? null : { file: next, preview: URL.createObjectURL(next) });
  }

  function pick(picked: File | null): void {
    const refusal = picked === null ? undefined : pictureRefusal('logo', picked);
    setError(refusal);
    show(refusal === undefined ? picked : null);
  }

  async function upload(): Promise<void> {
    if (file === null) return setError(pictureMessages.missing);
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

  return {
    file,
    preview: chosen?.preview,
    error,
    pick,
    upload,
    isUploading: uploading.isPending || saving.isPending,
  };
}
