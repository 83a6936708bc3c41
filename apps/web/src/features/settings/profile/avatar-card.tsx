import { largestImageBytes, uploadRefusals } from '@nimble/contracts/files';
import { Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { avatarMessages as messages } from '../messages.ts';
import { useRemoveAvatar, useUploadAvatar } from '../settings.queries.ts';

/** The picture, put in place as soon as it is chosen. */
export function AvatarCard() {
  const { username, displayName, email, avatar } = useCurrentUser();
  const [error, setError] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const uploading = useUploadAvatar();
  const removing = useRemoveAvatar();
  const isBusy = uploading.isPending || removing.isPending;

  function upload(file: File): void {
    const refusal = refusalOf(file);
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
    // The button goes with the picture.
    picker.current?.focus();
  }

  return (
    <Card title={messages.title}>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <div className="flex min-w-0 flex-1 items-center gap-4">
          <Avatar name={displayName ?? username} size="huge" src={avatar?.url} />
          <div className="min-w-0">
            <p title={displayName ?? username} className="truncate font-semibold text-lg">
              {displayName ?? username}
            </p>
            <p title={email} className="truncate text-ink-soft">
              {email}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Upload />} loading={uploading.isPending} onClick={() => picker.current?.click()}>
            {avatar === null ? messages.upload : messages.change}
          </Button>
          {avatar !== null && (
            <Button
              variant="ghost"
              icon={<Trash2 />}
              loading={removing.isPending}
              disabled={uploading.isPending}
              onClick={() => remove(avatar.id)}
            >
              {messages.remove}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label={messages.upload}
        disabled={isBusy}
        tabIndex={-1}
        className="sr-only"
        // The same file chosen again must count as a change.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) upload(file);
        }}
      />
      <p className="mt-3 text-ink-faint text-sm">{messages.text}</p>
      {error !== undefined && (
        <div className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </Card>
  );
}

/** What can be seen without reading it; the server looks at the bytes (spec 2 §5). */
function refusalOf(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return uploadRefusals['upload.not_a_picture'].text;
  return file.size >= largestImageBytes ? uploadRefusals['upload.picture_too_large'].text : undefined;
}
