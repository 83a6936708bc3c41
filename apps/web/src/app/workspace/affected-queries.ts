import type { CompanyEvents, Following } from '@nimble/contracts/realtime';
import type { QueryKey } from '@tanstack/react-query';
import {
  figuresOfSubmissions,
  queryKeys,
  shownOfInsights,
  shownOfJobs,
  shownOfStaff,
  shownOfStages,
  shownOfSubmissions,
  shownOfTags,
} from '../../shared/cache/query-keys.ts';

/** Processing steps of a submission are followed where they are shown. */
type Heard = Exclude<Following['follows'], 'submission.task_updated'>;
type Message<Name extends Heard> = Name extends `submission.${string}`
  ? CompanyEvents['submission-updated']
  : Name extends `job.${string}`
    ? CompanyEvents['job-updated']
    : Name extends `bulk_action.${string}`
      ? CompanyEvents['bulk-action-updated']
      : Name extends `company.stage_${string}`
        ? CompanyEvents['stages-updated']
        : Name extends `company.tag_${string}`
          ? CompanyEvents['tags-updated']
          : Name extends `company.view_${string}`
            ? CompanyEvents['views-updated']
            : Name extends `company.library_question_${string}`
              ? CompanyEvents['question-library-updated']
              : Name extends `company.${string}`
                ? CompanyEvents['company-updated']
                : CompanyEvents['staff-updated'];

const thisSubmission = ({ submissionId }: CompanyEvents['submission-updated']): QueryKey[] => [
  queryKeys.submission(submissionId),
];
const thisReviewAndQueue = ({ submissionId }: CompanyEvents['submission-updated']): QueryKey[] => [
  queryKeys.submissionReviewers(submissionId),
  queryKeys.ownQueue,
];
const thisReviewerInLists = (event: CompanyEvents['submission-updated']): QueryKey[] => [
  ...thisReviewAndQueue(event),
  queryKeys.submissionLists,
];
const thisSubmissionAndLists = (event: CompanyEvents['submission-updated']): QueryKey[] => [
  ...thisSubmission(event),
  ...shownOfSubmissions,
];
const thisJobAndLists = ({ jobId }: CompanyEvents['job-updated']): QueryKey[] => [
  queryKeys.job(jobId),
  ...shownOfJobs,
];
const thisBulkActionAndLists = ({ bulkActionId }: CompanyEvents['bulk-action-updated']): QueryKey[] => [
  queryKeys.bulkAction(bulkActionId),
  queryKeys.anySubmission,
  ...shownOfSubmissions,
];
const stages = (): QueryKey[] => [...shownOfStages];
const tags = (): QueryKey[] => [...shownOfTags];
const thisSubmissionInLists = (event: CompanyEvents['submission-updated']): QueryKey[] => [
  queryKeys.submissionDetail(event.submissionId),
  queryKeys.submissionLists,
];
const views = (): QueryKey[] => [queryKeys.views];
const questionLibrary = (): QueryKey[] => [queryKeys.questionLibrary];
const staff = (): QueryKey[] => [...shownOfStaff];

/** Beginnings of the query keys to reload after an event of another tab. */
const affectedBy: { readonly [Name in Heard]: (event: Message<Name>) => QueryKey[] } = {
  'submission.submitted': () => [...shownOfSubmissions],
  'submission.new_attempt_allowed': thisSubmission,
  'submission.new_attempt_withdrawn': thisSubmission,
  'submission.transcribed': thisSubmission,
  'submission.reviewer_assigned': thisReviewerInLists,
  'submission.due_date_changed': thisReviewAndQueue,
  'submission.reviewer_unassigned': thisReviewerInLists,
  'submission.deleted': thisSubmissionAndLists,
  'submission.erased_by_candidate': thisSubmissionAndLists,
  // The event has the changed values of list rows (`showReview`).
  'submission.review_saved': ({ submissionId }) => [
    queryKeys.submissionDetail(submissionId),
    queryKeys.submissionReviewers(submissionId),
    ...figuresOfSubmissions,
  ],
  'submission.answer_heard': thisSubmission,
  'submission.updated': thisSubmissionAndLists,
  'bulk_action.progressed': thisBulkActionAndLists,
  'bulk_action.canceled': thisBulkActionAndLists,
  'job.created': thisJobAndLists,
  'job.deleted': thisJobAndLists,
  'job.saved': thisJobAndLists,
  'job.updated': thisJobAndLists,
  'submission.tag_added': thisSubmissionInLists,
  'submission.tag_removed': thisSubmissionInLists,
  'submission.stage_changed': thisSubmissionInLists,
  'company.stage_created': () => [queryKeys.stages],
  'company.stage_renamed': stages,
  'company.stage_moved': () => [queryKeys.stages],
  'company.stage_deleted': stages,
  'company.tag_created': () => [queryKeys.tags],
  'company.tag_changed': tags,
  'company.tag_deleted': tags,
  'company.view_shared': views,
  'company.view_changed': views,
  'company.view_unshared': views,
  'company.view_deleted': views,
  'company.library_question_created': questionLibrary,
  'company.library_question_changed': questionLibrary,
  'company.library_question_deleted': questionLibrary,
  'job.team_changed': thisJobAndLists,
  'company.insights_changed': () => [...shownOfInsights],
  'account.email_confirmed': staff,
  'account.email_changed': staff,
  'staff.role_changed': staff,
  'staff.deleted': staff,
  'staff.added': staff,
  'staff.joined': staff,
};

/** The query keys of each event. */
export const allAffectedQueries: readonly QueryKey[] = [
  ...shownOfInsights,
  ...shownOfSubmissions,
  queryKeys.anyJob,
  ...shownOfStaff,
  queryKeys.stages,
  queryKeys.tags,
  queryKeys.views,
  queryKeys.questionLibrary,
];

/** @param event of another tab, another person or a task. */
export function affectedQueries(event: Message<Heard>): QueryKey[] {
  // The table ties each event to its message; a dynamic lookup loses that type.
  const find = (affectedBy as Record<string, (event: Message<Heard>) => QueryKey[]>)[event.follows];
  return find?.(event) ?? [];
}
