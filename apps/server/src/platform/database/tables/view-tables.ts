import type { ColumnType } from 'kysely';
import type { CreatedAt, Id } from '../column-types.ts';

/** Tables of saved views. */
export type ViewTables = {
  saved_views: {
    id: Id;
    company_id: number;
    user_id: number | null;
    /** Null: shared with the company. */
    private_to: number | null;
    name: string;
    /** As some version has stored them. */
    filters: ColumnType<Readonly<Record<string, unknown>>, string, string>;
    /** Generated from the filters. */
    job_id: ColumnType<number | null, never, never>;
    sort: string;
    columns: string[];
    created_at: CreatedAt;
  };
  default_views: { user_id: number; company_id: number; view_id: number };
};
