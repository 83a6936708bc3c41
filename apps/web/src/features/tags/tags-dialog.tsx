import { longestTagName, mostTagsOfSubmission, type Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { tagMessages as messages } from './messages.ts';
import { NewTag, useNewTag } from './new-tag.tsx';
import { type Tagged, tagsQuery, useToggleTag } from './tags.queries.ts';

/** From this many on they can be searched. */
const searchedFrom = 10;

type Props = { candidate: Tagged; onClose: () => void };

/** All tags of the company; those of the candidate are checked, and a press changes them at once. */
export function TagsDialog({ candidate, onClose }: Props) {
  const tags = useQuery(tagsQuery);
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title({ name: candidate.candidateName })}
      description={messages.subtitle({ most: mostTagsOfSubmission })}
      size="small"
      footer={<Button onClick={onClose}>{uiMessages.close}</Button>}
    >
      <Loaded
        query={tags}
        failed={messages.loadFailed}
        skeleton={
          <Loading label={messages.loading}>
            <Skeleton className="h-24" />
          </Loading>
        }
      >
        {(all) => <Choice candidate={candidate} all={all} />}
      </Loaded>
    </Modal>
  );
}

function Choice({ candidate, all }: { candidate: Tagged; all: readonly Tag[] }) {
  const [typed, setTyped] = useState('');
  const { worn, busy, change } = useWorn(candidate);
  const isFull = worn.size >= mostTagsOfSubmission;
  const mayCreate = usePermission('company', 'update');
  const newTag = useNewTag(give);
  const search = typed.trim();
  const words = search.toLocaleLowerCase();
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(words));
  const named = all.find(({ name }) => name.toLocaleLowerCase() === words);
  const isNew = search !== '' && named === undefined;
  const find = mayCreate ? messages.findOrCreate : messages.find;

  function give({ id }: Tag): void {
    setTyped('');
    if (!worn.has(id)) change(id, true);
  }
  /** The beginning of a name only searches: it creates nothing while it finds some tag. */
  function onEnter(): void {
    if (isFull) return;
    if (named !== undefined) give(named);
    else if (mayCreate && isNew && found.length === 0) newTag.create(search);
  }

  return (
    <>
      {(mayCreate || all.length >= searchedFrom) && (
        <FindTag label={find} typed={typed} onType={setTyped} onEnter={onEnter} />
      )}
      {found.length === 0 && (
        <p className="text-ink-soft">{all.length === 0 ? messages.none : messages.noneFound}</p>
      )}
      <ul className="grid gap-1">
        {found.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={worn.has(id)}
              disabled={isFull && !worn.has(id)}
              busy={busy.has(id)}
              onChange={(isOn) => change(id, isOn)}
              className="w-full rounded-control px-2 py-1.5 wrap-anywhere hover:bg-hover"
            />
          </li>
        ))}
      </ul>
      {mayCreate && isNew && <NewTag name={search} disabled={isFull} newTag={newTag} />}
    </>
  );
}

type FindProps = { label: string; typed: string; onType: (text: string) => void; onEnter: () => void };

function FindTag({ label, typed, onType, onEnter }: FindProps) {
  return (
    <search className="mb-3 block">
      <Input
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={longestTagName}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // In a word that is being composed, Enter ends the word.
          if (key === 'Enter' && !nativeEvent.isComposing) onEnter();
        }}
        leading={<Search />}
      />
    </search>
  );
}

/** The tags that the candidate has, as they are pressed, and those whose change is being saved. */
function useWorn(candidate: Tagged) {
  const [worn, setWorn] = useState<ReadonlySet<number>>(() => new Set(candidate.tags.map(({ id }) => id)));
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const toggle = useToggleTag(candidate);

  function change(tagId: number, isOn: boolean): void {
    const show = (isShown: boolean) => setWorn((now) => changed(now, tagId, isShown));
    show(isOn);
    setBusy((now) => changed(now, tagId, true));
    toggle.mutate(
      { tagId, isOn },
      {
        onError: (error) => {
          show(!isOn);
          toast.error(messageOf(error, messages.changeFailed));
        },
        onSettled: () => setBusy((now) => changed(now, tagId, false)),
      },
    );
  }
  return { worn, busy, change };
}

function changed(ids: ReadonlySet<number>, id: number, isIn: boolean): Set<number> {
  return new Set(isIn ? [...ids, id] : [...ids].filter((one) => one !== id));
}
