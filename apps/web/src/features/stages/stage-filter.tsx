import type { Stage } from '@nimble/contracts/stages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { stageMessages } from './messages.ts';
import { stagesQuery } from './stages.queries.ts';

const messages = stageMessages.filter;

type Props = {
  stageId: number | undefined;
  /** Stages whose names are known without another call. */
  known: readonly Pick<Stage, 'id' | 'name'>[];
  onChange: (stageId: number | null) => void;
  className: string;
};

/** Narrows the list to the candidates in a stage of the company. */
export function StageFilter({ stageId, known, onChange, className }: Props) {
  const [search, setSearch] = useState('');
  // Nothing is asked before the field is used, unless a name is missing.
  const [isUsed, setIsUsed] = useState(false);
  const named = known.find(({ id }) => id === stageId)?.name;
  const stages = useQuery({
    ...stagesQuery,
    enabled: isUsed || (stageId !== undefined && named === undefined),
  });
  const all = stages.data ?? [];
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase()));
  return (
    <Combobox
      label={messages.label}
      noneLabel={messages.all}
      clearLabel={messages.clear}
      chosen={stageId === undefined ? null : { id: stageId, label: named ?? nameOf(stageId, stages.data) }}
      onChoose={(stage) => onChange(stage?.id ?? null)}
      options={found.map(({ id, name }) => ({ id, label: name }))}
      onSearch={(text) => {
        setIsUsed(true);
        setSearch(text);
      }}
      isBusy={stages.isFetching}
      note={noteOf(stages.isError, stages.data, found.length)}
      className={className}
    />
  );
}

/** A link may name a stage that has been deleted. */
function nameOf(stageId: number, all: readonly Stage[] | undefined): string {
  if (all === undefined) return `#${stageId}`;
  return all.find(({ id }) => id === stageId)?.name ?? messages.gone;
}

function noteOf(isFailed: boolean, all: readonly Stage[] | undefined, found: number): string | undefined {
  if (isFailed) return stageMessages.loadFailed;
  if (all?.length === 0) return stageMessages.none;
  return all !== undefined && found === 0 ? stageMessages.noneFound : undefined;
}
