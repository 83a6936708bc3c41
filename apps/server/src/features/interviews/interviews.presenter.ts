import { type AnswerDraft, type AnswerFile, forCandidate, isRecorded } from '@nimble/contracts/answers';
import { longestUntimedRecording } from '@nimble/contracts/extra-time';
import { usedInsights } from '@nimble/contracts/insights';
import type {
  InterviewResponse,
  InterviewState,
  OpenInterview,
  PublicJob,
  SentInterview,
} from '@nimble/contracts/interviews';
import { salaryInWords } from '@nimble/contracts/jobs';
import { storedAnswer, storedValue } from '../../platform/answers/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { tellRecordingFailure } from '../../platform/texts/index.ts';
import { presentBrand } from '../companies/index.ts';
import type { PublicJobRow, QuestionRow } from '../jobs/index.ts';
import type { InterviewResponseRow, InterviewRow, TakeCountRow } from './interviews.repository.ts';
import { deadlineOf, type LinkedJob } from './open-job.ts';
import type { SentAnswerRow, SentInterviewRow } from './rights/candidate-rights.repository.ts';
import { type Announcement, progressOf } from './rights/sent-progress.ts';

function presentPublicJob(
  job: LinkedJob,
  questions: readonly QuestionRow[],
  keptDays: number | null,
): PublicJob {
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    type: job.type,
    status: job.status,
    department: job.department,
    location: job.location,
    requirements: job.requirements,
    benefits: job.benefits,
    salary: job.salary && salaryInWords(job.salary, job.currency),
    welcome: job.welcome,
    language: job.invited_language ?? languageForCandidates(job),
    deadline: deadlineOf(job)?.toISOString() ?? null,
    retakes: job.retakes,
    thinkingTime: job.thinking_seconds,
    questionsInAdvance: job.questions_in_advance || job.invited_questions_in_advance === true,
    untimed: job.untimed || job.invited_untimed === true,
    company: presentBrand(job),
    ...(job.welcome_media_id !== null && { hasWelcomeMedia: true }),
    ...(job.closing_media_id !== null && { hasClosingMedia: true }),
    showsNimble: job.shows_nimble,
    ...(job.invited_email !== undefined && {
      invitation: { name: job.invited_name ?? null, email: job.invited_email },
    }),
    questions: questions.map((row) => ({
      id: row.id,
      question: row.question,
      duration: row.time_limit_seconds,
      isRequired: row.required,
      formats: forCandidate(row.formats),
      ...(row.media_id !== null && { hasMedia: true }),
    })),
    insights: insightsOf(job, questions),
    privacy: {
      keptDays,
      contact: { name: job.contact_name, email: job.contact_email, website: job.website },
    },
  };
}

/** Nothing is measured in answers that are not recorded, so that there is nothing to consent to without recordings. */
function insightsOf(job: PublicJobRow, questions: readonly QuestionRow[]): PublicJob['insights'] {
  const mayRecord = questions.some(({ formats }) => formats.some(({ format }) => isRecorded(format)));
  if (!mayRecord) return { performance: false, behavioral: false };
  return usedInsights({ level: job.insights_level, behavioral: job.behavioral_insights });
}

/** The employer's choice; null: the pages follow the browser. */
export function languageForCandidates(
  job: Pick<PublicJobRow, 'language' | 'company_language'>,
): PublicJob['language'] {
  return job.language ?? job.company_language;
}

/**
 * The job behind a link, before the interview: an invited person's extra time counts already here, as their email and
 * their interview count it. Without a time limit there is none to lengthen; the page says so.
 */
export function presentLinkedJob(
  job: LinkedJob,
  questions: readonly QuestionRow[],
  keptDays: number | null,
): PublicJob {
  const shown = presentPublicJob(job, questions, keptDays);
  return shown.untimed ? shown : withExtraTime(shown, job.invited_time_factor ?? 1);
}

/** The same job with this candidate's times. */
function withOwnTimes(job: PublicJob, { time_factor: factor, untimed }: InterviewRow): PublicJob {
  if (!untimed) return { ...withExtraTime(job, factor), untimed };
  return {
    ...job,
    untimed,
    // Thinking ends when the candidate begins.
    thinkingTime: 0,
    questions: job.questions.map((question) => ({ ...question, duration: longestUntimedRecording })),
  };
}

/** In whole seconds. */
function withExtraTime(job: PublicJob, factor: number): PublicJob {
  const extended = (seconds: number) => Math.ceil(seconds * factor);
  return {
    ...job,
    thinkingTime: extended(job.thinkingTime),
    questions: job.questions.map((question) => ({ ...question, duration: extended(question.duration) })),
  };
}

type FileTokens = Pick<SignedTokens, 'fileUrl'>;
type StoredAnswer = { processing_status: 'uploading' | 'ready' | 'failed'; file_id: number | null };

/** The playable recordings, for the candidate who made them. */
function videoUrl(answer: StoredAnswer, tokens: FileTokens): string | null {
  return answer.processing_status === 'ready' && answer.file_id !== null
    ? tokens.fileUrl(answer.file_id)
    : null;
}

function presentAnswer(row: InterviewResponseRow, tokens: FileTokens): InterviewResponse {
  const own = { id: row.id, questionId: row.question_id };
  const stored = storedAnswer(row, tokens.fileUrl);
  if (!stored.isRecorded) {
    return { ...own, format: stored.format, processingStatus: 'ready', value: stored.value };
  }
  return {
    ...own,
    format: stored.format,
    takeId: stored.takeId,
    processingStatus: row.processing_status,
    failure: tellRecordingFailure(row.failure),
    hasFormer: row.processing_status === 'failed' && row.former_take_id !== null,
    duration: row.duration_seconds,
    videoUrl: videoUrl(row, tokens),
  };
}

type Beginning = Pick<InterviewRow, 'id' | 'status' | 'candidate_name' | 'candidate_email'>;
type Resume = Partial<Pick<InterviewRow, 'screening' | 'resume_name' | 'resume_size' | 'resume_mime'>>;

export function presentInterview(
  row: Beginning & Resume,
  responses: readonly InterviewResponseRow[],
  tokens: FileTokens,
): InterviewState {
  const { resume_name: name, resume_size: size, resume_mime: mime } = row;
  return {
    submission: {
      id: row.id,
      status: row.status,
      candidateName: row.candidate_name,
      candidateEmail: row.candidate_email,
      isEnded: row.screening === 'ended',
    },
    resume: name && size && mime ? { name, size, mime } : null,
    responses: responses.map((response) => presentAnswer(response, tokens)),
  };
}

type Whole = {
  row: InterviewRow;
  responses: readonly InterviewResponseRow[];
  job: PublicJobRow;
  questions: readonly QuestionRow[];
  keptDays: number | null;
  takeCounts: readonly TakeCountRow[];
  drafts: AnswerDraft[];
  files: AnswerFile[];
  mayBeginAgain: boolean;
};

export function presentOpenInterview(whole: Whole, tokens: FileTokens): OpenInterview {
  const { row, responses, job, questions, keptDays, takeCounts, drafts, files, mayBeginAgain } = whole;
  return {
    ...presentInterview(row, responses, tokens),
    job: {
      ...withOwnTimes(presentPublicJob(job, questions, keptDays), row),
      // On another device it continues in the language in which it was begun.
      language: row.language ?? languageForCandidates(job),
    },
    takeCounts: takeCounts.map(({ question_id, takes }) => ({ questionId: question_id, takes })),
    drafts,
    files,
    timeFactor: row.time_factor,
    readsQuestionsFirst: row.questions_in_advance && !job.questions_in_advance,
    mayBeginAgain,
  };
}

export function presentSentInterview(
  row: SentInterviewRow,
  announcement: Announcement,
  answers: readonly SentAnswerRow[],
  tokens: FileTokens,
): SentInterview {
  const { resume_file_id: resumeId, resume_name: name, resume_size: size } = row;
  return {
    candidateName: row.candidate_name,
    candidateEmail: row.candidate_email,
    language: row.language,
    jobTitle: row.job_title,
    company: presentBrand(row),
    submittedAt: (row.submitted_at ?? row.created_at).toISOString(),
    isEnded: row.screening === 'ended',
    progress: progressOf(row, announcement, Date.now()),
    contact: { name: row.contact_name, email: row.contact_email },
    resume:
      resumeId === null || name === null || size === null
        ? null
        : { name, size, url: tokens.fileUrl(resumeId) },
    insights: {
      performance: row.performance_consented_at !== null,
      behavioral: row.behavioral_consented_at !== null,
    },
    answers: answers.map((answer) => ({
      question: answer.question,
      format: answer.format,
      duration: answer.duration_seconds,
      videoUrl: videoUrl(answer, tokens),
      value: storedValue(answer, tokens.fileUrl),
    })),
  };
}
