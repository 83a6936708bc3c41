import { type Difficulty, difficulties } from '@nimble/contracts/question-library';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { libraryMessages as messages } from './messages.ts';
import { type LibraryFilter, libraryTagsQuery } from './question-library.queries.ts';

const searchDelayMilliseconds = 400;

const difficultyOptions: readonly { value: Difficulty | ''; label: string }[] = [
  { value: '', label: messages.anyDifficulty },
  ...difficulties.map((each) => ({ value: each, label: messages.difficulties[each] })),
];

/** The filter finds a tag whatever its case and accents. */
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });
const isSameTag = (one: string, other: string) => compare(one, other) === 0;

type Props = { filter: LibraryFilter; onChange: (changes: Partial<LibraryFilter>) => void; isBusy: boolean };

/** Search, tag and difficulty. */
export function LibraryFilters({ filter, onChange, isBusy }: Props) {
  const { data: tags = [] } = useQuery(libraryTagsQuery);
  const names = tags.map(({ tag }) => tag);
  const chosen = names.find((name) => isSameTag(name, filter.tag ?? '')) ?? filter.tag;
  // That of the address may be gone.
  const offered = chosen === null || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <>
      <SearchField
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        value={filter.search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={(search) => onChange({ search })}
        isBusy={isBusy}
        className="w-full sm:w-72"
      />
      {offered.length > 0 && (
        <Select
          aria-label={messages.tag}
          value={chosen ?? ''}
          options={[
            { value: '', label: messages.allTags },
            ...offered.map((tag) => ({ value: tag, label: tag })),
          ]}
          onChange={(tag) => onChange({ tag: tag === '' ? null : tag })}
          className="min-w-0 grow basis-36 sm:grow-0 sm:basis-40"
        />
      )}
      <Select
        aria-label={messages.difficulty}
        value={filter.difficulty ?? ''}
        options={difficultyOptions}
        onChange={(difficulty) => onChange({ difficulty: difficulty === '' ? null : difficulty })}
        className="min-w-fit grow basis-36 sm:grow-0 sm:basis-40"
      />
    </>
  );
}
