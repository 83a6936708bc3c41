import type { Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { DeleteNamedDialog } from '../../../shared/named/delete-named-dialog.tsx';
import { tagSettingsMessages as messages } from '../messages.ts';
import { useDeleteTag, usedTagQuery } from '../tags.queries.ts';

/** Says how many candidates lose the tag. */
export function DeleteTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  return (
    <DeleteNamedDialog
      thing={tag}
      texts={messages}
      used={useQuery(usedTagQuery(tag.id))}
      usedText={(count) => messages.used({ count })}
      deletion={useDeleteTag()}
      onClose={onClose}
    />
  );
}
