import type { Tag } from '@nimble/contracts/tags';
import { Plus } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { tagMessages as messages, tagSettingsMessages } from './messages.ts';
import { useSaveTag } from './tags.queries.ts';

type Props = { name: string; disabled: boolean; onCreated: (tag: Tag) => void };

/** Creates the tag that was searched for; its color can be changed in the settings. */
export function NewTag({ name, disabled, onCreated }: Props) {
  const save = useSaveTag(undefined);
  return (
    <Button
      variant="ghost"
      icon={<Plus />}
      loading={save.isPending}
      disabled={disabled}
      onClick={() =>
        save.mutate(
          { name, color: 'gray' },
          {
            // Its name may be among the tags before everything that shows tags is loaded, and then this button is gone.
            evenWhenGone: true,
            onSuccess: onCreated,
            onError: (error) => toast.error(messageOf(error, tagSettingsMessages.saveFailed)),
          },
        )
      }
      className="mt-2 max-w-full"
    >
      <span className="truncate">{messages.createNamed({ name })}</span>
    </Button>
  );
}
