import type {
  CompiledVideo,
  Submission,
  SubmissionResponse,
  SubmissionSummary,
} from '@nimble/contracts/submissions';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { presentFile } from '../files/index.ts';
import { presentQuestion } from '../jobs/index.ts';
import type {
  FileRow,
  JobTitleRow,
  ResponseRow,
  SubmissionRow,
  SummaryRow,
} from './submissions.repository.ts';

/** A submission in a list; relations only when they were asked for. */
export function presentSummary(
  row: SummaryRow,
  relations: { jobs?: readonly JobTitleRow[]; resumes?: readonly FileRow[] },
  tokens: SignedTokens,
): SubmissionSummary {
  const job = relations.jobs?.find(({ id }) => id === row.job_id);
  const resume = relations.resumes?.find(({ id }) => id === row.resume_file_id);
  return {
    id: row.id,
    candidateName: row.candidate_name,
    candidateEmail: row.candidate_email,
    status: row.status,
    rating: row.rating,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    ...(job && { job }),
    ...(relations.resumes && { resume: resume ? presentFile(resume, tokens) : null }),
  };
}

export function presentSubmission(
  row: SubmissionRow,
  relations: { responses: readonly ResponseRow[]; files: readonly FileRow[] },
  tokens: SignedTokens,
): Submission {
  const resume = relations.files.find(({ id }) => id === row.resume_file_id);
  return {
    ...presentSummary(row, {}, tokens),
    job: { id: row.job_id, title: row.job_title },
    resume: resume ? presentFile(resume, tokens) : null,
    compiled_video: presentVideo(row, relations.files, tokens),
    joinFailure: row.join_failure,
    video_storage_bytes: relations.responses.reduce((total, { size_bytes }) => total + size_bytes, 0),
    responses: relations.responses.map((response) => presentResponse(response, tokens)),
  };
}

function presentVideo(
  row: SubmissionRow,
  files: readonly FileRow[],
  tokens: SignedTokens,
): CompiledVideo | null {
  const file = files.find(({ id }) => id === row.video_file_id);
  if (file === undefined) return null;
  const url = tokens.fileUrl(file.id);
  return {
    url,
    downloadUrl: `${url}&download=1`,
    posterUrl: row.poster_file_id === null ? null : tokens.fileUrl(row.poster_file_id),
    duration: row.video_duration_seconds ?? 0,
    size: file.size_bytes,
  };
}

function presentResponse(row: ResponseRow, tokens: SignedTokens): SubmissionResponse {
  return {
    id: row.id,
    question: presentQuestion({ ...row, id: row.question_id }),
    responseType: 'video',
    processingStatus: row.processing_status,
    failure: row.failure,
    uploadProgress: 100,
    duration: row.duration_seconds,
    fileSize: row.size_bytes,
    mimeType: row.mime,
    videoUrl: row.processing_status === 'ready' ? tokens.fileUrl(row.file_id) : null,
    startsAt: row.starts_at_seconds,
  };
}
