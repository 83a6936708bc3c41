import type {
  SpeechSpan,
  TranscribedWord,
  TranscriptFailure,
  TranscriptStatus,
} from '@nimble/contracts/transcripts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Later, UpdatedAt } from '../column-types.ts';

/** The tables of transcripts. */
export type TranscriptTables = {
  transcripts: {
    response_id: number;
    company_id: number;
    submission_id: number;
    status: TranscriptStatus;
    failure: Later<TranscriptFailure>;
    words: ColumnType<TranscribedWord[], string | undefined, string>;
    text: Generated<string>;
    language: Later<string>;
    confidence: Later<number>;
    engine: Later<string>;
    model: Later<string>;
    speech: ColumnType<SpeechSpan[] | null, string | undefined, string>;
    /** The name of a text search configuration. */
    dictionary: Generated<string>;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  };
};
