import type { CollectionQuery } from '@nimble/contracts';
import { listSubmissions, type SubmissionsRequest } from '@nimble/contracts/submissions';
import { RequestError } from '../../platform/errors.ts';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import type { ExportSources } from './export-sources.ts';

type Selection = Parameters<ExportSources['countSelected']>[2];
type Given = { ids?: readonly number[] | null | undefined; query?: CollectionQuery | null | undefined };

/** The candidates of an export. @throws RequestError for an invalid query, and unless exactly one of both is given. */
export function readSelection({ ids, query }: Given): Selection {
  const hasIds = ids !== undefined && ids !== null;
  const hasQuery = query !== undefined && query !== null;
  if (hasIds === hasQuery) throw new RequestError('export.choose_candidates', { at: 'data.ids' });
  if (hasIds) return { ids: ids.map(Number) };
  const request = readCollectionQuery(query ?? {}, listSubmissions.collection);
  return { where: (request as SubmissionsRequest).where };
}
