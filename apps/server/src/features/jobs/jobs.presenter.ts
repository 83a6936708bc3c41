import type { Job, Question } from '@nimble/contracts/jobs';
import type { JobRow } from './jobs.repository.ts';
import type { QuestionRow } from './questions/questions.repository.ts';

/** A job in answers; relations only when they were requested. */
export function presentJob(row: JobRow): Job {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    experience: row.experience,
    currency: row.currency,
    status: row.status,
    shareToken: row.share_token,
    sharedLink: row.shared_link,
    teamOnly: row.team_only,
    department: row.department,
    location: row.location,
    requirements: row.requirements,
    benefits: row.benefits,
    salary: row.salary,
    welcome: row.welcome,
    welcomeMedia: row.welcome_media_id,
    closingMedia: row.closing_media_id,
    language: row.language,
    deadline: row.deadline?.toISOString() ?? null,
    maxSubmissions: row.max_submissions,
    retakes: row.retakes,
    thinkingTime: row.thinking_seconds,
    questionsInAdvance: row.questions_in_advance,
    untimed: row.untimed,
    videoNeverRequired: row.video_never_required,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    questionCount: row.questions?.length ?? row.question_count ?? 0,
    submissionCount: row.submission_count,
    pools: row.pools,
    ...(row.questions && { questions: row.questions.map(presentQuestion) }),
    ...(row.creator !== undefined && { createdBy: row.creator }),
  };
}

/** From JSON, times are strings. */
type ShownQuestion = Omit<QuestionRow, 'created_at'> & { created_at: Date | string };

export function presentQuestion(row: ShownQuestion): Question {
  const createdAt = new Date(row.created_at).toISOString();
  return {
    id: row.id,
    question: row.question,
    time_limit: row.time_limit_seconds,
    duration: row.time_limit_seconds,
    required: row.required,
    isRequired: row.required,
    formats: row.formats,
    media: row.media_id,
    order: row.position,
    libraryQuestion: row.library_question_id,
    pool: row.pool,
    createdAt,
    updatedAt: createdAt,
  };
}
