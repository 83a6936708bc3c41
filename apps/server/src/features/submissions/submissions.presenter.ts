import { isRightChoice, settingsFor } from '@nimble/contracts/answers';
import type {
  CompiledVideo,
  Submission,
  SubmissionResponse,
  SubmissionSummary,
} from '@nimble/contracts/submissions';
import { storedValue } from '../../platform/answers/index.ts';
import { presentFile } from '../../platform/files/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { tellMediaTaskFailure, tellRecordingFailure } from '../../platform/texts/index.ts';
import { allowedOf, isAny, summarize } from '../insights/index.ts';
import { presentQuestion } from '../jobs/index.ts';
import type { ResponseRow, SubmissionRow, SummaryRow } from './submissions.repository.ts';

/** How stored files are reached, and what keeps them. */
export type FileAccess = {
  tokens: SignedTokens;
  provider: SubmissionResponse['metadata']['provider'];
};

/** Columns of the submission's own row. */
function presentOwn(row: Omit<SummaryRow, 'job_title' | 'resume' | 'responses'>, tokens: SignedTokens) {
  return {
    id: row.id,
    candidateName: row.candidate_name,
    candidateEmail: row.candidate_email,
    status: row.status,
    stage: row.stage,
    rating: row.rating,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    insightsScore: row.insights_score === null ? null : Math.round(row.insights_score),
    posterUrl: posterUrlOf(row, tokens),
    answerBy: row.answer_by,
    tags: row.tags,
    source: row.source,
    screening: row.screening === null ? null : { outcome: row.screening, unmet: row.unmet_requirements },
  };
}

/** A submission in a list; relations only when they were requested. */
export function presentSummary(row: SummaryRow, files: FileAccess): SubmissionSummary {
  return {
    ...presentOwn(row, files.tokens),
    ...(row.job_title !== undefined && { job: { id: row.job_id, title: row.job_title } }),
    ...(row.resume !== undefined && { resume: row.resume && presentFile(row.resume, files.tokens) }),
    ...(row.responses !== undefined && {
      responses: row.responses.map((response) => presentResponse(response, row.time_factor ?? 1, files)),
    }),
  };
}

export function presentSubmission(row: SubmissionRow, files: FileAccess): Submission {
  const allowedInsights = allowedOf(row);
  const { findings, behavioral, has_scores } = row;
  const isShown = findings !== null && has_scores !== null && isAny(allowedInsights);
  return {
    ...presentOwn(row, files.tokens),
    job: { id: row.job_id, title: row.job_title },
    resume: row.resume && presentFile(row.resume, files.tokens),
    compiled_video: presentVideo(row, files.tokens),
    joinFailure: tellMediaTaskFailure(row.join_failure),
    video_storage_bytes: row.responses.reduce(
      (total, { kept_bytes, size_bytes }) => total + (kept_bytes ?? size_bytes ?? 0),
      0,
    ),
    responses: row.responses.map((response) => presentResponse(response, row.time_factor, files)),
    timeFactor: row.time_factor,
    untimed: row.untimed,
    newAttemptAt: row.new_attempt_at?.toISOString() ?? null,
    externalId: row.external_id,
    allowedInsights,
    deviceInfo: row.device_info,
    browserInfo: row.browser_info,
    ai_insights: isShown ? summarize({ findings, behavioral, has_scores }, allowedInsights) : null,
  };
}

function posterUrlOf({ poster_file_id }: Pick<SummaryRow, 'poster_file_id'>, tokens: SignedTokens) {
  return poster_file_id === null ? null : tokens.fileUrl(poster_file_id);
}

function presentVideo(row: SubmissionRow, tokens: SignedTokens): CompiledVideo | null {
  if (row.video === null) return null;
  const url = tokens.fileUrl(row.video.id);
  return {
    url,
    downloadUrl: `${url}&download=1`,
    posterUrl: posterUrlOf(row, tokens),
    duration: row.video_duration_seconds ?? 0,
    size: row.video.size_bytes,
  };
}

/** From JSON, times are strings. */
type ShownResponse = Omit<ResponseRow, 'answered_at' | 'asked_since'> & {
  answered_at: Date | string;
  asked_since: Date | string;
};

function isRight({ value, formats }: Pick<ShownResponse, 'value' | 'formats'>): boolean | null {
  const settings = settingsFor(formats, 'choice');
  return value?.format === 'choice' && settings !== undefined ? isRightChoice(value.chosen, settings) : null;
}

/** The question's limit for this candidate, with extra time. */
export function presentResponse(
  row: ShownResponse,
  timeFactor: number,
  { tokens, provider }: FileAccess,
): SubmissionResponse {
  return {
    id: row.id,
    question: presentQuestion({
      ...row,
      id: row.question_id,
      created_at: row.asked_since,
      time_limit_seconds: Math.ceil(row.time_limit_seconds * timeFactor),
    }),
    responseType: row.format,
    processingStatus: row.processing_status,
    failure: tellRecordingFailure(row.failure),
    // Progress 100 means ready; there is no answer before all of it has arrived.
    uploadProgress: row.processing_status === 'ready' ? 100 : 99,
    originalFileName: row.file_name,
    metadata: {
      uploadedAt: new Date(row.answered_at).toISOString(),
      originalSize: row.size_bytes,
      duration: row.duration_seconds,
      width: row.width,
      height: row.height,
      questionIndex: row.position - 1,
      totalQuestions: row.asked_questions,
      provider,
    },
    duration: row.duration_seconds,
    fileSize: row.size_bytes,
    mimeType: row.mime,
    videoUrl: row.processing_status === 'ready' && row.file_id !== null ? tokens.fileUrl(row.file_id) : null,
    startsAt: row.starts_at_seconds,
    value: storedValue(row, tokens.fileUrl),
    isRight: isRight(row),
  };
}
