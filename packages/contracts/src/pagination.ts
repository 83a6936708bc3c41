import * as z from 'zod/mini';

/** Page sizes a person can choose in the job and candidate lists (spec 2 §9). */
export const selectablePageSizes = [12, 24, 48, 96] as const;
export const largestPageSize = 100;
/** Of the generic calls (spec 1 §9). */
export const defaultPageSize = 10;

export const pagination = z.object({
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  pageCount: z.number(),
});
export type Pagination = z.infer<typeof pagination>;

/** `{ data: [...], meta: { pagination } }`, the answer of every collection. */
export function collectionAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), meta: z.object({ pagination }) });
}

/**
 * A collection's query as it arrives: flat keys such as `filters[title][$containsi]` or `pagination[page]`.
 * What each collection understands is declared on the server; anything else answers 400 with its name.
 */
export const collectionQuery = z.record(
  z.string().check(z.maxLength(200)),
  z.union([
    z.string().check(z.maxLength(500)),
    z.array(z.string().check(z.maxLength(500))).check(z.maxLength(50)),
  ]),
);
export type CollectionQuery = z.infer<typeof collectionQuery>;
