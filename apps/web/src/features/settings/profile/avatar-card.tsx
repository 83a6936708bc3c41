import { Trash2, Upload } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { avatarMessages as messages } from '../messages.ts';
import { useAvatar } from './use-avatar.ts';

/** The picture, used as soon as it is chosen. */
export function AvatarCard() {
  const { avatar } = useCurrentUser();
  const picker = useRef<HTMLInputElement>(null);
  const { upload, isUploading, remove, isRemoving, error } = useAvatar();
  return (
    <Card title={messages.title}>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <Person />
        <div className="flex flex-wrap gap-2">
          <Button icon={<Upload />} loading={isUploading} onClick={() => picker.current?.click()}>
            {avatar === null ? messages.upload : messages.change}
          </Button>
          {avatar !== null && (
            <Button
              variant="ghost"
              icon={<Trash2 />}
              loading={isRemoving}
              disabled={isUploading}
              onClick={() => {
                remove(avatar.id);
                // The focused button disappears with the picture.
                picker.current?.focus();
              }}
            >
              {messages.remove}
            </Button>
          )}
        </div>
      </div>
      <PicturePicker ref={picker} disabled={isUploading || isRemoving} onPick={upload} />
      <p className="mt-3 text-ink-faint text-sm">{messages.text}</p>
      {error !== undefined && (
        <div className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </Card>
  );
}

function Person() {
  const { username, displayName, email, avatar } = useCurrentUser();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-4">
      <Avatar name={displayName ?? username} size="huge" src={avatar?.url} />
      <div className="min-w-0">
        <p title={displayName ?? username} className="truncate font-semibold text-lg">
          {displayName ?? username}
        </p>
        <p dir="ltr" title={email} className="truncate text-ink-soft">
          {email}
        </p>
      </div>
    </div>
  );
}

type PickerProps = { ref: Ref<HTMLInputElement>; disabled: boolean; onPick: (file: File) => void };

/** Hidden, opened by a styled button. */
function PicturePicker({ ref, disabled, onPick }: PickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      aria-label={messages.upload}
      disabled={disabled}
      tabIndex={-1}
      className="sr-only"
      // Choosing the same file again must count as a change.
      onClick={(event) => {
        event.currentTarget.value = '';
      }}
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file !== undefined) onPick(file);
      }}
    />
  );
}
