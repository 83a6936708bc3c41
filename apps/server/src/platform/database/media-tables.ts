import type { MediaTaskFailure, MediaTaskKind, MediaTaskState } from '@nimble/contracts/media-tasks';
import type { ResumeProblem } from '@nimble/contracts/resumes';
import type { ColumnType } from 'kysely';
import type { UpdatedAt } from './column-types.ts';

/** What is made of the files of a submission. */
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
    updated_at: UpdatedAt;
  };
  waveforms: {
    submission_id: number;
    company_id: number;
    video_file_id: number;
    seconds_per_peak: number;
    peaks: Buffer;
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
