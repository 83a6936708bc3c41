import type { Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { tagMessages } from './messages.ts';
import { tagsQuery } from './tags.queries.ts';

const messages = tagMessages.filter;

type Props = {
  tagId: number | undefined;
  /** Tags whose names are known without another call. */
  known: readonly Tag[];
  onChange: (tagId: number | null) => void;
  className: string;
};

/** Narrows the list to the candidates with a tag. */
export function TagFilter({ tagId, known, onChange, className }: Props) {
  const [search, setSearch] = useState('');
  // Nothing is asked before the field is used, unless a name is missing.
  const [isUsed, setIsUsed] = useState(false);
  const named = known.find(({ id }) => id === tagId)?.name;
  const tags = useQuery({ ...tagsQuery, enabled: isUsed || (tagId !== undefined && named === undefined) });
  const all = tags.data ?? [];
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase()));
  return (
    <Combobox
      label={messages.label}
      noneLabel={messages.all}
      clearLabel={messages.clear}
      chosen={tagId === undefined ? null : { id: tagId, label: named ?? nameOf(tagId, tags.data) }}
      onChoose={(tag) => onChange(tag?.id ?? null)}
      options={found.map(({ id, name }) => ({ id, label: name }))}
      onSearch={(text) => {
        setIsUsed(true);
        setSearch(text);
      }}
      isBusy={tags.isFetching}
      note={noteOf(tags.isError, tags.data, found.length)}
      className={className}
    />
  );
}

/** A link may name a tag that has been deleted. */
function nameOf(tagId: number, all: readonly Tag[] | undefined): string {
  if (all === undefined) return `#${tagId}`;
  return all.find(({ id }) => id === tagId)?.name ?? messages.gone;
}

function noteOf(isFailed: boolean, all: readonly Tag[] | undefined, found: number): string | undefined {
  if (isFailed) return tagMessages.loadFailed;
  if (all?.length === 0) return tagMessages.none;
  return all !== undefined && found === 0 ? tagMessages.noneFound : undefined;
}
