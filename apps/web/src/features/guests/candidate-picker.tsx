import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { choosableCandidatesQuery } from './guests.queries.ts';
import { pickerMessages as messages } from './messages.ts';

type Props = {
  jobId: number;
  /** Their submissions' ids, in the order of choosing. */
  chosen: readonly number[];
  /** How many can be chosen. */
  most: number;
  onChange: (chosen: number[]) => void;
};

const searchDelayMilliseconds = 300;

/** Chooses some candidates of one job. */
export function CandidatePicker({ jobId, chosen, most, onChange }: Props) {
  const [search, setSearch] = useState('');
  const candidates = useQuery(choosableCandidatesQuery(jobId, search));
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={setSearch}
      />
      <Loaded
        query={candidates}
        failed={messages.loadFailed}
        skeleton={
          <Loading label={messages.loading}>
            <Skeleton className="h-24" />
          </Loading>
        }
      >
        {(data) =>
          data.length === 0 ? (
            <p className="text-ink-soft">{search === '' ? messages.none : messages.noneFound}</p>
          ) : (
            <ul className="max-h-56 overflow-y-auto rounded-control border border-line">
              {data.map(({ id, candidateName }) => {
                const isChosen = chosen.includes(id);
                return (
                  <li key={id}>
                    <Checkbox
                      label={candidateName}
                      checked={isChosen}
                      disabled={!isChosen && chosen.length >= most}
                      onChange={(isOn) =>
                        onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))
                      }
                      className="w-full px-3 py-2 hover:bg-hover"
                      labelClassName="min-w-0 break-words"
                    />
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
