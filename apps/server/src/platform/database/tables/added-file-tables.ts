import type { MediaFailure, MediaKind } from '@nimble/contracts/question-media';
import type { Generated } from 'kysely';
import type { CreatedAt, Id, Later, UpdatedAt } from '../column-types.ts';

/** Tables of files that the people of a company add. */
export type AddedFileTables = {
  /** Of every company: stored files whose rows are not written yet. */
  arriving_files: {
    storage_key: string;
    began_at: UpdatedAt;
    is_being_erased: Generated<boolean>;
  };
  uploads: {
    file_id: number;
    company_id: number;
    user_id: number | null;
    purpose: 'avatar' | 'logo';
    created_at: CreatedAt;
  };
  question_media: {
    id: Id;
    company_id: number;
    user_id: number | null;
    kind: MediaKind;
    state: 'preparing' | 'ready' | 'failed';
    /** Percent. */
    progress: Generated<number>;
    failure: Later<MediaFailure>;
    source_file_id: Later<number>;
    file_id: Later<number>;
    poster_file_id: Later<number>;
    duration_seconds: Later<number>;
    /** WebVTT. */
    captions: Later<string>;
    text: Generated<string>;
    created_at: CreatedAt;
  };
};
