import type { PageQuery, Pagination } from '@nimble/contracts';
import type { SpokenHit, TranscriptionState } from '@nimble/contracts/transcripts';
import type { Database } from '../../platform/database/index.ts';
import { pagesOf } from '../../platform/http/index.ts';
import { findSpokenHits } from './spoken-hits.repository.ts';
import { findSpoken, hasAnyTranscript, hasAnyWritten } from './spoken-search.repository.ts';
import { isEngineOn, type Speech } from './start-transcribing.ts';
import { presentSpokenHit } from './transcripts.presenter.ts';

/** Searches the transcripts and the written answers of a company. */
export function createSpokenSearchService({ database, config }: { database: Database; config: Speech }) {
  return {
    /** Is there anything to search, or will there be? */
    async state(companyId: number): Promise<TranscriptionState> {
      const [hasTranscripts, hasWritten, isOn] = await Promise.all([
        hasAnyTranscript(database, companyId),
        hasAnyWritten(database, companyId),
        isEngineOn(database, config),
      ]);
      return { isEngineOn: isOn, hasTranscripts, hasWritten };
    },

    /** An empty search finds nothing. */
    async search(
      companyId: number,
      query: PageQuery,
    ): Promise<{ data: SpokenHit[]; meta: { pagination: Pagination } }> {
      const { search, page, pageSize } = query;
      const from = (page - 1) * pageSize;
      const ids = search === '' ? [] : await findSpoken(database, companyId, search);
      const shown = ids.slice(from, from + pageSize);
      const rows = shown.length === 0 ? [] : await findSpokenHits(database, companyId, search, shown);
      return {
        data: rows.map(presentSpokenHit),
        meta: { pagination: pagesOf(query, ids.length) },
      };
    },
  };
}
