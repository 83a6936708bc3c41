import { defaultPageSize, largestPageSize, lastPage, type Pagination } from '@nimble/contracts';
import type { CollectionRequest } from '@nimble/contracts/collections';
import { invalid, type QueryTree } from './query-tree.ts';

type Place = Pick<CollectionRequest, 'start' | 'limit' | 'countedBy'>;

const byPages = ['page', 'pageSize'];
const byRows = ['start', 'limit'];
const mostSkipped = lastPage * largestPageSize;

/**
 * Reads the requested rows: by `page` and `pageSize`, also without `pagination[…]`, or by `pagination[start]`, from 0,
 * and `pagination[limit]`.
 */
export function readPagination(tree: QueryTree): Place {
  const nested = tree.get('pagination');
  if (typeof nested === 'string') throw invalid('Invalid pagination');
  const names = [...(nested?.keys() ?? [])];
  const unknown = names.find((name) => !byPages.includes(name) && !byRows.includes(name));
  if (unknown !== undefined) throw invalid(`Unknown parameter pagination[${unknown}]`);
  const value = (name: string) => nested?.get(name) ?? tree.get(name);
  if (!names.some((name) => byRows.includes(name))) {
    const page = readCount('page', value('page'), { standard: 1, least: 1, most: lastPage });
    const limit = readCount('pageSize', value('pageSize'), size);
    return { start: (page - 1) * limit, limit, countedBy: 'pages' };
  }
  if (byPages.some((name) => value(name) !== undefined))
    throw invalid('pagination is by page and pageSize, or by start and limit');
  const start = readCount('start', nested?.get('start'), { standard: 0, least: 0, most: mostSkipped });
  return { start, limit: readCount('limit', nested?.get('limit'), size), countedBy: 'rows' };
}

const size = { standard: defaultPageSize, least: 1, most: largestPageSize };

function readCount(
  name: string,
  value: QueryTree | string | undefined,
  { standard, least, most }: { standard: number; least: number; most: number },
): number {
  if (value === undefined) return standard;
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (count < least || count > most) throw invalid(`${name} must be a number from ${least} to ${most}`);
  return count;
}

/** The pagination of a list's answer, in pages. */
export function paginationOf({ start, limit }: Place, total: number): Pagination {
  return pagesOf({ page: Math.floor(start / limit) + 1, pageSize: limit }, total);
}

/** The same for a list that is read by pages alone. */
export function pagesOf(
  { page, pageSize }: Pick<Pagination, 'page' | 'pageSize'>,
  total: number,
): Pagination {
  return { page, pageSize, total, pageCount: Math.ceil(total / pageSize) };
}

/** The pagination as its caller counts: in pages, or in rows for a query by rows. */
export function countedAsAsked<Answer>(answer: Answer, { start, limit, countedBy }: Place): Answer {
  if (countedBy === 'pages' || !isObject(answer)) return answer;
  const { pagination, meta } = answer;
  if (isObject(pagination)) return { ...answer, pagination: { start, limit, total: pagination['total'] } };
  return isObject(meta) ? { ...answer, meta: countedAsAsked(meta, { start, limit, countedBy }) } : answer;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type WrittenSchema = {
  properties?: Record<string, WrittenSchema>;
  required?: string[];
  type?: string;
};

/** The schema of the answer, with both ways to count. */
export function writtenBothWays({ required, ...schema }: WrittenSchema): WrittenSchema {
  const { pagination, meta, ...others } = schema.properties ?? {};
  const number = { type: 'number' };
  return {
    ...schema,
    ...(required && { required }),
    properties: {
      ...others,
      ...(meta && { meta: writtenBothWays(meta) }),
      ...(pagination && {
        pagination: {
          type: 'object',
          properties: { ...pagination.properties, start: number, limit: number },
        },
      }),
    },
  };
}
