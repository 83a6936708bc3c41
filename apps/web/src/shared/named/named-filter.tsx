import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../ui/fields/combobox.tsx';

type Named = { id: number; name: string };
type Texts = {
  loadFailed: string;
  noneFound: string;
  filter: { label: string; all: string; clear: string; gone: string };
};
type Props = {
  things: UseQueryResult<Named[]>;
  texts: Texts;
  chosenId: number | undefined;
  /** Those whose names are known before all are loaded. */
  known: readonly Named[];
  onChange: (id: number | null) => void;
  className: string;
};

/** Narrows the list of candidates to a stage or a tag; nothing in a company that has none. */
export function NamedFilter({ things, texts, chosenId, known, onChange, className }: Props) {
  const [search, setSearch] = useState('');
  const all = things.data ?? known;
  if (all.length === 0 && chosenId === undefined && !things.isError) return null;
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase()));
  return (
    <Combobox
      label={texts.filter.label}
      noneLabel={texts.filter.all}
      clearLabel={texts.filter.clear}
      chosen={chosenId === undefined ? null : { id: chosenId, label: nameOf(chosenId) }}
      onChoose={(thing) => onChange(thing?.id ?? null)}
      options={found.map(({ id, name }) => ({ id, label: name }))}
      onSearch={setSearch}
      isBusy={things.isFetching}
      note={noteOf()}
      className={className}
    />
  );

  /** A link may name one that has been deleted. */
  function nameOf(id: number): string {
    const named = [...known, ...all].find((thing) => thing.id === id);
    return named?.name ?? (things.data === undefined ? `#${id}` : texts.filter.gone);
  }

  function noteOf(): string | undefined {
    if (things.isError) return texts.loadFailed;
    return things.data !== undefined && found.length === 0 ? texts.noneFound : undefined;
  }
}
