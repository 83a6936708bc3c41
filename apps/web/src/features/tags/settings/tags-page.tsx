import { mostTags, type Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { SettingsLayout } from '../../settings/index.ts';
import { tagSettingsMessages as messages, tagMessages } from '../messages.ts';
import { TagBadge } from '../tag-badge.tsx';
import { tagsQuery } from '../tags.queries.ts';
import { DeleteTagDialog } from './delete-tag-dialog.tsx';
import { TagForm } from './tag-form.tsx';

/** The tags of the company; who may change the company changes them. */
export function TagsPage() {
  const mayChange = usePermission('company', 'update');
  const tags = useQuery(tagsQuery);
  const [edited, setEdited] = useState<Tag | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Tag | null>(null);
  const count = tags.data?.length ?? 0;
  return (
    <SettingsLayout>
      <Card
        title={messages.title}
        flush
        className="self-start"
        actions={
          mayChange && (
            <Button size="small" disabled={count >= mostTags} onClick={() => setEdited('new')}>
              {messages.create}
            </Button>
          )
        }
      >
        <p className="border-line border-b p-card text-ink-soft text-sm">
          {messages.text} {mayChange ? messages.count({ count, most: mostTags }) : messages.readOnly}
        </p>
        <Loaded query={tags} failed={tagMessages.loadFailed} skeleton={<TagsSkeleton />}>
          {(all) => <TagRows tags={all} mayChange={mayChange} onEdit={setEdited} onDelete={setToDelete} />}
        </Loaded>
      </Card>
      {edited !== null && (
        <TagForm tag={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {toDelete !== null && <DeleteTagDialog tag={toDelete} onClose={() => setToDelete(null)} />}
    </SettingsLayout>
  );
}

type RowsProps = {
  tags: readonly Tag[];
  mayChange: boolean;
  onEdit: (tag: Tag) => void;
  onDelete: (tag: Tag) => void;
};

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

function TagsSkeleton() {
  return (
    <Loading label={tagMessages.loading} className="grid gap-3 p-card">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-6 w-40" />
    </Loading>
  );
}
