import type { MediaTaskFailure, MediaTaskKind, MediaTaskState } from '@nimble/contracts/media-tasks';
import type { ResumeProblem } from '@nimble/contracts/resumes';
import type { SpeechSpan } from '@nimble/contracts/transcripts';
import type { Voice } from '@nimble/speech';
import type { ColumnType } from 'kysely';
import type { UpdatedAt } from '../column-types.ts';

/** Tables of what is derived from a submission's files. */
export type MediaTables = {
  media_tasks: {
    submission_id: number;
    company_id: number;
    task: MediaTaskKind;
    state: MediaTaskState;
    progress: number;
    failure: ColumnType<
      MediaTaskFailure | null,
      MediaTaskFailure | null | undefined,
      MediaTaskFailure | null
    >;
    run: string | null;
    updated_at: UpdatedAt;
  };
  waveforms: {
    submission_id: number;
    company_id: number;
    video_file_id: number;
    seconds_per_peak: number;
    peaks: Buffer;
  };
  answer_sounds: {
    response_id: number;
    company_id: number;
    submission_id: number;
    /** The recording that was transcribed. */
    file_id: number;
    peaks: Buffer;
    speech: ColumnType<SpeechSpan[], string, string>;
    voice: ColumnType<Voice | null, string | null, string | null>;
  };
  resume_texts: {
    submission_id: number;
    company_id: number;
    file_id: number;
    text: string;
    is_cut: boolean;
    problem: ResumeProblem | null;
    words: ColumnType<string, never, never>;
  };
};
