import { selectablePageSizes } from '@nimble/contracts';
import { difficulties, longestLibraryTag } from '@nimble/contracts/question-library';
import { useSearchParams } from 'react-router';
import { readListAddress } from '../../shared/list-address.ts';
import { type LibraryFilter, librarySorts } from './question-library.queries.ts';

type LibraryAddress = LibraryFilter & { sort: (typeof librarySorts)[number]; page: number; pageSize: number };

/** Filter, sorting and page, kept in the address so that back, reload and a shared link restore them. */
export function useLibraryAddress() {
  const [parameters, setParameters] = useSearchParams();
  return {
    address: readAddress(parameters),
    change(changes: Partial<LibraryAddress>, { replace = changes.search !== undefined } = {}): void {
      setParameters((current) => changed(current, changes), { replace });
    },
    clear(): void {
      setParameters(new URLSearchParams());
    },
  };
}

function readAddress(parameters: URLSearchParams): LibraryAddress {
  const { search, page, pageSize } = readListAddress(parameters, []);
  return {
    search,
    page,
    pageSize,
    tag: parameters.get('tag')?.slice(0, longestLibraryTag) || null,
    difficulty: difficulties.find((each) => each === parameters.get('difficulty')) ?? null,
    sort: librarySorts.find((each) => each === parameters.get('sort')) ?? 'updated',
  };
}

const defaults: Readonly<Record<keyof LibraryAddress, string>> = {
  search: '',
  tag: '',
  difficulty: '',
  sort: 'updated',
  page: '1',
  pageSize: String(selectablePageSizes[0]),
};

/** Another filter, sorting or page size starts at the first page; defaults are left out. */
function changed(parameters: URLSearchParams, changes: Partial<LibraryAddress>): URLSearchParams {
  const after = new URLSearchParams(parameters);
  if (changes.page === undefined) after.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    const text = String(value ?? '');
    if (text === defaults[name as keyof LibraryAddress]) after.delete(name);
    else after.set(name, text);
  }
  return after;
}
