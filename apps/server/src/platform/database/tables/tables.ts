import type { AnswerFormat, KeptValue } from '@nimble/contracts/answers';
import type { InsightsLevel } from '@nimble/contracts/insights';
import type { EmploymentType, JobStatus, QuestionPool } from '@nimble/contracts/jobs';
import type { Language } from '@nimble/contracts/languages';
import type { RecordingFailure } from '@nimble/contracts/recordings';
import type { Permissions } from '@nimble/contracts/roles';
import type {
  ResponseProcessingStatus,
  ScreeningOutcome,
  Submission,
  SubmissionStatus,
} from '@nimble/contracts/submissions';
import type { FilmComparison } from '@nimble/media';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later, SearchText, UpdatedAt } from '../column-types.ts';
import type { AddedFileTables } from './added-file-tables.ts';
import type { AnswerTimeColumns } from './answer-time-columns.ts';
import type { ApiTables } from './api-tables.ts';
import type { BulkActionTables } from './bulk-action-tables.ts';
import type { CountTables } from './count-tables.ts';
import type { ExportTables } from './export-tables.ts';
import type { InsightTables } from './insight-tables.ts';
import type { InstallationTables } from './installation-tables.ts';
import type { InvitationTables } from './invitation-tables.ts';
import type { MediaTables } from './media-tables.ts';
import type { NotificationMailColumns, NotificationTables } from './notification-tables.ts';
import type { PlanColumns, PlanTables } from './plan-tables.ts';
import type { QuestionTables } from './question-tables.ts';
import type { RetentionTables } from './retention-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { TranscriptTables } from './transcript-tables.ts';
import type { UnrecordedTables } from './unrecorded-tables.ts';
import type { ViewTables } from './view-tables.ts';

/** What a decision replaced: times are as PostgreSQL writes them. */
type BeforeDecision = {
  /** Time of the decision. */
  givenAt: string;
  status: SubmissionStatus;
  stageId: number | null;
  reviewedAt: string | null;
  completedAt: string | null;
  decidedAt: string | null;
  shortlistedAt: string | null;
};

type TablesElsewhere = InstallationTables &
  UnrecordedTables &
  AddedFileTables &
  ApiTables &
  BulkActionTables &
  CountTables &
  ExportTables &
  InsightTables &
  InvitationTables &
  MediaTables &
  NotificationTables &
  QuestionTables &
  SignInTables &
  PlanTables &
  RetentionTables &
  ReviewTables &
  TranscriptTables &
  ViewTables;

/** The tables as kysely sees them; the source of truth is apps/server/migrations. */
export type Tables = TablesElsewhere & {
  companies: {
    id: Id;
    name: string;
    website: Later<string>;
    contact_name: Later<string>;
    contact_email: Later<string>;
    language: Later<Language>;
    primary_color: string;
    secondary_color: string;
    accent_color: string;
    logo_file_id: Later<number>;
    insights: Generated<boolean>;
    reminder_days: Generated<number[]>;
    answer_days: Later<number>;
    shows_watched: Generated<boolean>;
    shows_decisions: Generated<boolean>;
    video_never_required: Generated<boolean>;
    keeps_encoded_recordings: Generated<boolean>;
    insight_scores: Generated<boolean>;
    insights_level: ColumnType<InsightsLevel, never, never>;
    behavioral_insights: Generated<boolean>;
    stopped_at: Later<Date>;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  } & PlanColumns;
  roles: {
    id: Id;
    /** null: built in, for every company. */
    company_id: number | null;
    name: string;
    description: Generated<string>;
    permissions: ColumnType<Permissions | null, string | null, string>;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  };
  users: {
    id: Id;
    company_id: number | null;
    role_id: number;
    username: string;
    email: string;
    provider: 'local' | 'google';
    password_hash: string | null;
    google_subject: Later<string>;
    confirmed_at: Later<Date>;
    paused_by_plan_at: Later<Date>;
    theme: Generated<'light' | 'dark'>;
    language: Later<Language>;
    display_name: Later<string>;
    first_name: Later<string>;
    last_name: Later<string>;
    position: Later<string>;
    bio: Later<string>;
    phone: Later<string>;
    location: Later<string>;
    website: Later<string>;
    avatar_file_id: Later<number>;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  } & NotificationMailColumns;
  jobs: {
    id: Id;
    company_id: number;
    title: string;
    searched_title: SearchText;
    description: string;
    type: EmploymentType;
    experience: string;
    currency: string;
    status: JobStatus;
    paused_by_plan_at: Later<Date>;
    share_token: string;
    shared_link: Generated<boolean>;
    team_only: Generated<boolean>;
    department: Later<string>;
    location: Later<string>;
    requirements: Later<string>;
    benefits: Later<string>;
    salary: Later<string>;
    welcome: Later<string>;
    welcome_media_id: Later<number>;
    closing_media_id: Later<number>;
    language: Later<Language>;
    deadline: Later<Date>;
    max_submissions: Later<number>;
    retakes: Later<number>;
    thinking_seconds: Generated<number>;
    questions_in_advance: Generated<boolean>;
    video_never_required: boolean | null;
    untimed: Generated<boolean>;
    pools: ColumnType<QuestionPool[], string | undefined, string | undefined>;
    created_by: number | null;
    template_id: Later<number>;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  };
  files: {
    id: Id;
    company_id: number;
    storage_key: string;
    name: string;
    mime: string;
    size_bytes: number;
    film_file_id: Later<number>;
    /** Of what is stored of it, where a film holds the other bytes. */
    kept_bytes: Later<number>;
    created_at: CreatedAt;
  };
  submissions: AnswerTimeColumns & {
    id: Id;
    company_id: number;
    job_id: number;
    candidate_name: string;
    candidate_email: string;
    screening: Later<ScreeningOutcome>;
    unmet_requirements: Generated<string[]>;
    searched_name: SearchText;
    searched_email: SearchText;
    status: SubmissionStatus;
    /** A stage of this status; set to null by a trigger when the status changes. */
    stage_id: Later<number>;
    rating: Later<number>;
    notes: Later<string>;
    device_info: ColumnType<Submission['deviceInfo'], string, never>;
    browser_info: ColumnType<Submission['browserInfo'], string, never>;
    consent_version: string;
    consented_at: Date;
    insights_consent_version: Later<string>;
    performance_consented_at: Later<Date>;
    behavioral_consented_at: Later<Date>;
    new_attempt_at: Later<Date>;
    owned_by_mail_at: Later<Date>;
    resume_file_id: Later<number>;
    video_file_id: Later<number>;
    video_duration_seconds: Later<number>;
    film_version: Generated<number>;
    film_check: Later<FilmComparison['film']>;
    film_checked_at: Later<Date>;
    recordings_removed_at: Later<Date>;
    poster_file_id: Later<number>;
    submitted_at: Later<Date>;
    answer_by: ColumnType<Date | null, string | null | undefined, string | null>;
    watched_at: Later<Date>;
    source: Later<string>;
    language: Later<Language>;
    /** Set by triggers, like the next: the first decision, and the first shortlisting. */
    decided_at: Later<Date>;
    shortlisted_at: Later<Date>;
    completed_at: Later<Date>;
    reviewed_at: Later<Date>;
    before_decision: Later<BeforeDecision>;
    invitation_id: Later<number>;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  };
  takes: {
    id: string;
    company_id: number;
    submission_id: number;
    question_id: number;
    mime: string;
    largest_bytes: number;
    length_bytes: Later<number>;
    /** Both are set while `responses.former_take_id` names it. */
    replaced_sha256: Later<Buffer>;
    replaced_bytes: Later<number>;
    created_at: CreatedAt;
  };
  take_slices: { take_id: string; start_byte: number; size_bytes: number; name: string };
  take_counts: { company_id: number; submission_id: number; question_id: number; takes: number };
  responses: {
    id: Id;
    company_id: number;
    submission_id: number;
    question_id: number;
    /** A recorded one has a take, its file and its digest; another one has a value and the two fields after it. */
    format: Generated<AnswerFormat>;
    take_id: Later<string>;
    file_id: Later<number>;
    former_take_id: Later<string>;
    processing_status: ResponseProcessingStatus;
    failure: Later<RecordingFailure>;
    sha256: Later<Buffer>;
    value: ColumnType<KeptValue | null, string | undefined, string>;
    seconds_used: Later<number>;
    is_late: Later<boolean>;
    dictionary: Generated<string>;
    duration_seconds: Later<number>;
    width: Later<number>;
    height: Later<number>;
    starts_at_seconds: Later<number>;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  };
  guest_link_submissions: { guest_link_id: number; submission_id: number; position: number };
  video_comments: {
    id: Id;
    company_id: number;
    submission_id: number;
    response_id: number;
    /** From the start of the answer. */
    second: number;
    comment: string;
    author_name: string;
    is_guest: boolean;
    user_id: number | null;
    guest_link_id: number | null;
    created_at: CreatedAt;
  };
};
