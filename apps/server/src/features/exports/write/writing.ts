import type { Config } from '../../../config/config.ts';
import type { Database, ReadElsewhere } from '../../../platform/database/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import type { ExportSources } from '../export-sources.ts';
import type { StartedExport } from '../exports.repository.ts';
import { readSelection } from '../selection.ts';
import type { Progress } from './progress.ts';

export type WriteTools = {
  database: Database;
  onStandby: ReadElsewhere;
  storage: Storage;
  config: Pick<Config, 'publicUrl'>;
  exportSources: ExportSources;
};

/** The person who exports, with their permissions now. */
export type Reader = NonNullable<Awaited<ReturnType<ExportSources['findReader']>>>;

/** What an export is written from; `written` counts what is in the file. */
export type Writing = {
  row: StartedExport;
  reader: Reader;
  tools: WriteTools;
  written: { ids: number[]; missingFiles: number };
  progress: Progress;
};

/** A candidate of a table. */
export type ExportedRow = Awaited<ReturnType<ExportSources['findSelected']>>[number] & {
  team: { scorecards: number; average: number } | undefined;
};

export function selectionOf({ row }: Writing) {
  return readSelection({ ids: row.chosen_ids, query: row.query });
}
