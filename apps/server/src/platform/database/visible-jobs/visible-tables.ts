/** What rows of a table fulfill, by the name that the table has in a statement. */
type Condition = (table: string) => string;

/** For a row that has no job, or one that the person sees. `$hidden` becomes a parameter. */
const ofVisibleJob: Condition = (table) => `(${table}.job_id IS NULL OR ${table}.job_id <> ALL($hidden))`;
const ofVisibleSubmission: Condition = (table) => `NOT EXISTS (
  SELECT FROM public.submissions AS concealed
  WHERE concealed.id = ${table}.submission_id AND concealed.job_id = ANY($hidden))`;

const byJob = [
  'submissions',
  'questions',
  'job_criteria',
  'job_team',
  'job_invitations',
  'invitation_batches',
  'extra_times',
  'guest_links',
  'turned_away',
  'saved_views',
  'submission_counts',
  'submission_totals',
  'submission_months',
  'job_days',
  'job_months',
  'job_day_additions',
  'format_days',
  'format_months',
  'format_day_additions',
  'audit_events',
  'webhook_deliveries',
] as const;

const bySubmission = [
  'answer_drafts',
  'answer_files',
  'answer_sounds',
  'assignments',
  'assignment_states',
  'decision_mails',
  'face_views',
  'guest_link_submissions',
  'insights',
  'media_tasks',
  'mentions',
  'responses',
  'resume_texts',
  'scorecards',
  'submission_tags',
  'take_counts',
  'takes',
  'transcripts',
  'video_comments',
  'waveforms',
] as const;

/**
 * The rows that a person sees of each table or view that has rows of a job. `schema.test.ts` fails for a table that is
 * missing here.
 */
export const visibleRows: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ['jobs', (table) => `${table}.id <> ALL($hidden)`],
  ...byJob.map((table) => [table, ofVisibleJob] as const),
  ...bySubmission.map((table) => [table, ofVisibleSubmission] as const),
  ['notifications', (table) => `${ofVisibleJob(table)} AND ${ofVisibleSubmission(table)}`],
  [
    'exports',
    (table) => `NOT EXISTS (SELECT FROM public.submissions AS concealed
       WHERE concealed.id = ANY(${table}.contained_ids) AND concealed.job_id = ANY($hidden))`,
  ],
]);

/** Stored sums that do not tell jobs apart. */
const sums = `SELECT company_id, (created_at AT TIME ZONE 'UTC')::date AS day, coalesce(source, '') AS source,
    count(*)::integer AS finished
  FROM public.submissions WHERE status <> 'uploading' AND job_id <> ALL($hidden) GROUP BY 1, 2, 3`;

/** What a person reads instead of each of these tables and views. */
export const visibleTables: ReadonlyMap<string, string> = new Map([
  ...[...visibleRows].map(
    ([table, condition]) => [table, `SELECT * FROM public.${table} WHERE ${condition(table)}`] as const,
  ),
  ['source_days', sums],
]);
