import { mostTags, type Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { type NamedActions, NamedCard } from '../../../shared/named/named-card.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SettingsLayout } from '../../settings/index.ts';
import { tagSettingsMessages as messages, tagMessages } from '../messages.ts';
import { TagBadge } from '../tag-badge.tsx';
import { tagsQuery } from '../tags.queries.ts';
import { DeleteTagDialog } from './delete-tag-dialog.tsx';
import { TagForm } from './tag-form.tsx';

/** The tags of the company. */
export function TagsPage() {
  return (
    <SettingsLayout>
      <NamedCard
        things={useQuery(tagsQuery)}
        most={mostTags}
        texts={messages}
        loading={tagMessages.loading}
        failed={tagMessages.loadFailed}
        rows={(tags, actions) => <TagRows tags={tags} {...actions} />}
        form={(tag, onClose) => <TagForm tag={tag} onClose={onClose} />}
        deletion={(tag, onClose) => <DeleteTagDialog tag={tag} onClose={onClose} />}
      />
    </SettingsLayout>
  );
}

type RowsProps = NamedActions<Tag> & { tags: readonly Tag[] };

function TagRows({ tags, mayChange, onEdit, onDelete }: RowsProps) {
  if (tags.length === 0) return <p className="p-card text-ink-soft">{messages.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {tags.map((tag) => (
        <li key={tag.id} className="flex flex-wrap items-center gap-2 px-card py-2.5">
          <span className="flex min-w-0 flex-1 basis-40">
            <TagBadge tag={tag} />
          </span>
          {mayChange && (
            <>
              <Button
                size="small"
                aria-label={messages.editOf({ name: tag.name })}
                onClick={() => onEdit(tag)}
              >
                {messages.edit}
              </Button>
              <Button
                size="small"
                aria-label={messages.deleteOf({ name: tag.name })}
                onClick={() => onDelete(tag)}
              >
                {messages.delete}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
