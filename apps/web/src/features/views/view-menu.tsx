import type { SavedView, ViewContent } from '@nimble/contracts/views';
import { hashKey, useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu, MenuGroup, MenuItem, MenuLabel, MenuSeparator } from '../../ui/buttons/menu.tsx';
import { DeleteViewDialog } from './delete-view-dialog.tsx';
import { GoneParts } from './gone-parts.tsx';
import { viewMessages as messages } from './messages.ts';
import { OfOpenedView, SaveChanges } from './of-opened-view.tsx';
import { ViewForm } from './view-form.tsx';
import { ViewItem } from './view-item.tsx';
import { viewsQuery } from './views.queries.ts';

type Props = {
  /** What the list shows now. */
  content: ViewContent;
  /** The view that was opened; it may have been changed since. */
  viewId: number | undefined;
  /** Null: all candidates. */
  onOpen: (view: SavedView | null) => void;
};

type Dialog = 'create' | 'edit' | 'delete';

/** Saved views: to open, to save what the list shows now, and to change. */
export function ViewMenu({ content, viewId, onOpen }: Props) {
  const views = useQuery(viewsQuery);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const opened = views.data?.find(({ id }) => id === viewId);
  const isChanged = opened !== undefined && !isSame(opened, content);
  const name = opened?.name ?? messages.all;
  return (
    <>
      {/* On a phone the first row has the menu and how the list is seen. */}
      <div className="min-w-0 max-sm:-order-2 max-sm:basis-[calc(100%-9rem)] sm:contents">
        <Menu align="start" trigger={<ViewButton name={name} isChanged={isChanged} />}>
          <ViewItem
            name={messages.all}
            isOpened={opened === undefined}
            isDefault={views.data?.every(({ isDefault }) => !isDefault) === true}
            onOpen={() => onOpen(null)}
          />
          <Views query={views} openedId={opened?.id} onOpen={onOpen} />
          <MenuSeparator />
          {opened?.mayChange === true && (isChanged || opened.gone.length > 0) && (
            <SaveChanges view={opened} content={content} />
          )}
          <MenuItem icon={<Plus />} onSelect={() => setDialog('create')}>
            {messages.create}
          </MenuItem>
          {opened !== undefined && (
            <OfOpenedView
              view={opened}
              onEdit={() => setDialog('edit')}
              onDelete={() => setDialog('delete')}
            />
          )}
        </Menu>
      </div>
      {opened !== undefined && <GoneParts gone={opened.gone} />}
      <Dialogs
        dialog={dialog}
        opened={opened}
        content={content}
        onOpen={onOpen}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

type ButtonProps = ComponentProps<'button'> & { name: string; isChanged: boolean };

/** Names the opened view. The other properties are those of the menu. */
function ViewButton({ name, isChanged, ...trigger }: ButtonProps) {
  return (
    <Button
      {...trigger}
      icon={<Bookmark />}
      aria-label={isChanged ? messages.labelChanged({ name }) : messages.label({ name })}
      className="max-w-full sm:max-w-72"
    >
      <span dir="auto" title={name} className="truncate">
        {name}
      </span>
      {isChanged && <span className="shrink-0 font-normal text-ink-soft">{messages.changed}</span>}
      <ChevronDown aria-hidden />
    </Button>
  );
}

type DialogsProps = Pick<Props, 'content' | 'onOpen'> & {
  dialog: Dialog | null;
  opened: SavedView | undefined;
  onClose: () => void;
};

function Dialogs({ dialog, opened, content, onOpen, onClose }: DialogsProps) {
  if (dialog === 'create') return <ViewForm content={content} onSaved={onOpen} onClose={onClose} />;
  if (dialog === null || opened === undefined) return null;
  if (dialog === 'delete')
    return <DeleteViewDialog view={opened} onClose={onClose} onDone={() => onOpen(null)} />;
  return <ViewForm view={opened} content={opened} onSaved={() => undefined} onClose={onClose} />;
}

/** Whatever the order of the filters. */
function isSame(one: ViewContent, other: ViewContent): boolean {
  const [first, second] = [one, other].map(({ filters, sort, columns }) => [filters, sort, columns]);
  return hashKey([first]) === hashKey([second]);
}

type ViewsProps = {
  query: { data: SavedView[] | undefined; isError: boolean; refetch: () => unknown };
  openedId: number | undefined;
  onOpen: (view: SavedView) => void;
};

function Views({ query: { data, isError, refetch }, openedId, onOpen }: ViewsProps) {
  if (data === undefined)
    return isError ? (
      <>
        <MenuLabel>{messages.loadFailed}</MenuLabel>
        <MenuItem onSelect={() => void refetch()}>{messages.retry}</MenuItem>
      </>
    ) : (
      <MenuLabel>{messages.loading}</MenuLabel>
    );
  if (data.length === 0) return <MenuLabel>{messages.none}</MenuLabel>;
  return [false, true].map((isShared) => {
    const views = data.filter((view) => view.isShared === isShared);
    if (views.length === 0) return null;
    return (
      <MenuGroup key={String(isShared)} label={isShared ? messages.shared : messages.own}>
        {views.map((view) => (
          <ViewItem
            key={view.id}
            name={view.name}
            isOpened={view.id === openedId}
            isDefault={view.isDefault}
            onOpen={() => onOpen(view)}
          />
        ))}
      </MenuGroup>
    );
  });
}
