import type { CollectionQuery } from '@nimble/contracts';
import type { Export, ExportFormat, ExportOptions } from '@nimble/contracts/exports';
import type { Language } from '@nimble/contracts/languages';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/** Candidates as files to download. */
export type ExportTables = {
  exports: {
    id: Id;
    company_id: number;
    user_id: number | null;
    format: ExportFormat;
    chosen_ids: number[] | null;
    query: ColumnType<CollectionQuery | null, string | null, never>;
    options: ColumnType<ExportOptions, string, never>;
    language: Language;
    time_zone: string;
    state: Generated<Export['state']>;
    progress: Generated<number>;
    candidates: number;
    failure: Later<NonNullable<Export['failure']>>;
    missing_files: Generated<number>;
    name: string;
    storage_key: string;
    file_id: Later<number>;
    size_bytes: Later<number>;
    contained_ids: Later<number[]>;
    created_at: CreatedAt;
    expires_at: Date;
  };
};
