import type { Tag } from '@nimble/contracts/tags';
import { Plus } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { tagMessages as messages, tagSettingsMessages } from './messages.ts';
import { useSaveTag } from './tags.queries.ts';

/** Creates a tag by its name alone; its color can be changed in the settings. */
export function useNewTag(onCreated: (tag: Tag) => void) {
  const save = useSaveTag(undefined);
  return {
    isPending: save.isPending,
    create(name: string): void {
      save.mutate(
        { name, color: 'gray' },
        {
          // Its name may be among the tags before everything that shows tags is loaded, and then its button is gone.
          evenWhenGone: true,
          onSuccess: onCreated,
          onError: (error) => toast.error(messageOf(error, tagSettingsMessages.saveFailed)),
        },
      );
    },
  };
}

type Props = { name: string; disabled: boolean; newTag: ReturnType<typeof useNewTag> };

/** Creates the tag that was searched for. */
export function NewTag({ name, disabled, newTag: { isPending, create } }: Props) {
  return (
    <Button
      variant="ghost"
      icon={<Plus />}
      loading={isPending}
      disabled={disabled}
      onClick={() => create(name)}
      className="mt-2 max-w-full"
    >
      <span className="truncate">{messages.createNamed({ name })}</span>
    </Button>
  );
}
