import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Page sizes that the job and candidate lists offer. */
export const selectablePageSizes = [12, 24, 48, 96] as const;
/** Page sizes of the lists of users and roles. */
export const peoplePageSizes = [10, 20, 50, 100] as const;
export const largestPageSize = 100;
/** Default page size of the generic calls. */
export const defaultPageSize = 10;

export const pagination = z.object({
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  pageCount: z.number(),
});
export type Pagination = z.infer<typeof pagination>;

/** The same for a query by `pagination[start]` and `pagination[limit]`. */
export const rowPagination = z.object({ start: z.number(), limit: z.number(), total: z.number() });

/** Limited by the maximum of `page`. */
export const lastPage = 1_000_000;

/** `{ data: [...], meta: { pagination } }`, the answer of every collection. */
export function collectionAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), meta: z.object({ pagination }) });
}

/**
 * A collection's raw query: flat keys such as `filters[title][$containsi]` or `pagination[page]`. What each call
 * accepts is declared in its contract (`collection`, `item`); anything else answers 400 with its name.
 */
export const collectionQuery = z.record(
  z.string().check(z.maxLength(200)),
  z.union([
    z.string().check(z.maxLength(500)),
    z.array(z.string().check(z.maxLength(500))).check(z.maxLength(50)),
  ]),
);
export type CollectionQuery = z.infer<typeof collectionQuery>;

const longestSearch = 200;
/** A number of the query, from 1 to `most`, in digits. */
function queryCount(name: string, most: number, standard: number) {
  const range = `${name} must be a number from 1 to ${most}`;
  const digits = z.string(range).check(z.regex(/^\d{1,7}$/, range));
  const count = z.pipe(
    z.pipe(digits, z.transform(Number)),
    z.number().check(z.minimum(1, range), z.maximum(most, range)),
  );
  return z._default(count, standard);
}

/** `page`, `pageSize` (digits) and `search` of list calls that are not collections. */
export const pageQuery = z.object({
  page: queryCount('page', lastPage, 1),
  pageSize: queryCount('pageSize', largestPageSize, defaultPageSize),
  search: z._default(text(longestSearch).check(z.trim()), ''),
});
export type PageQuery = z.infer<typeof pageQuery>;
