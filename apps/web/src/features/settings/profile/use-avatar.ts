import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { avatarMessages as messages } from '../messages.ts';
import { pictureRefusal } from '../picture-upload.ts';
import { useRemoveAvatar, useUploadAvatar } from '../settings.queries.ts';

/** The signed-in user's picture, used as soon as it is chosen. */
export function useAvatar() {
  const [error, setError] = useState<string>();
  const uploading = useUploadAvatar();
  const removing = useRemoveAvatar();

  function upload(file: File): void {
    const refusal = pictureRefusal('avatar', file);
    setError(refusal);
    if (refusal !== undefined) return;
    uploading.mutate(file, {
      onSuccess: () => toast.success(messages.uploaded),
      onError: (cause) => {
        setError(messageOf(cause, messages.uploadFailed));
        toast.error(messages.uploadFailed);
      },
    });
  }

  function remove(fileId: number): void {
    setError(undefined);
    removing.mutate(fileId, {
      onSuccess: () => toast.success(messages.removed),
      onError: () => toast.error(messages.removeFailed),
    });
  }

  return { upload, isUploading: uploading.isPending, remove, isRemoving: removing.isPending, error };
}
