import { selectablePageSizes } from '@nimble/contracts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** A list's state, kept in the address so that back, reload and a shared link restore it. */
export type ListAddress<Status extends string> = {
  search: string;
  status: Status | null;
  /** From 1. */
  page: number;
  pageSize: number;
};

const longestSearch = 200;

/** Reads an address; invalid values are ignored. */
export function readListAddress<Status extends string>(
  parameters: URLSearchParams,
  statuses: readonly Status[],
  pageSizes: readonly [number, ...number[]] = selectablePageSizes,
): ListAddress<Status> {
  const page = Number(parameters.get('page'));
  const pageSize = Number(parameters.get('pageSize'));
  return {
    search: (parameters.get('search') ?? '').slice(0, longestSearch),
    status: statuses.find((status) => status === parameters.get('status')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
  };
}

/**
 * The address after a change. Another search, filter or page size starts at the first page again; defaults are left
 * out.
 */
export function changeListAddress<Status extends string>(
  parameters: URLSearchParams,
  changes: Partial<ListAddress<Status>>,
  [smallestPageSize]: readonly [number, ...number[]] = selectablePageSizes,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (changes.page === undefined) changed.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    const isDefault =
      value === null ||
      value === '' ||
      (name === 'page' && value === 1) ||
      (name === 'pageSize' && value === smallestPageSize);
    if (isDefault) changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed;
}

/** The list's state in the address. Typing replaces the history entry, everything else adds one. */
export function useListAddress<Status extends string>(
  statuses: readonly Status[],
  pageSizes: readonly [number, ...number[]] = selectablePageSizes,
) {
  const [parameters, setParameters] = useSearchParams();
  return {
    address: readListAddress(parameters, statuses, pageSizes),
    change(changes: Partial<ListAddress<Status>>, { replace = changes.search !== undefined } = {}): void {
      setParameters((current) => changeListAddress(current, changes, pageSizes), { replace });
    },
    clear(): void {
      setParameters(new URLSearchParams());
    },
  };
}

/** For lists with a total instead of a page count. */
export function pageCountOf(pagination: { total: number; pageSize: number }): number {
  return Math.ceil(pagination.total / pagination.pageSize);
}

type Turn = (changes: { page: number }, options: { replace: boolean }) => void;

/**
 * Goes to the last page from one behind it: its last row was deleted, or the address is old. `pageCount` is that of the
 * requested page, undefined while it loads. Returns whether it redirects, when there is nothing to show yet.
 */
export function useExistingPage(page: number, pageCount: number | undefined, change: Turn): boolean {
  const turn = useRef(change);
  useEffect(() => {
    turn.current = change;
  });
  const isBehind = pageCount !== undefined && page > Math.max(1, pageCount);
  useEffect(() => {
    if (isBehind) turn.current({ page: Math.max(1, pageCount) }, { replace: true });
  }, [isBehind, pageCount]);
  return isBehind;
}
