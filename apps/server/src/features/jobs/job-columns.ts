import type { JobChanges, JobDetails } from '@nimble/contracts/jobs';
import type { Tables } from '../../platform/database/tables/tables.ts';

/** The fields that a person fills in; status, questions and pools have rules of their own. */
export type JobField = Exclude<keyof JobChanges, 'status' | 'questions' | 'pools' | 'updatedAt'>;

export const columnOf = {
  title: 'title',
  description: 'description',
  type: 'type',
  experience: 'experience',
  currency: 'currency',
  sharedLink: 'shared_link',
  department: 'department',
  location: 'location',
  requirements: 'requirements',
  benefits: 'benefits',
  salary: 'salary',
  welcome: 'welcome',
  welcomeMedia: 'welcome_media_id',
  closingMedia: 'closing_media_id',
  language: 'language',
  deadline: 'deadline',
  maxSubmissions: 'max_submissions',
  retakes: 'retakes',
  thinkingTime: 'thinking_seconds',
  questionsInAdvance: 'questions_in_advance',
  untimed: 'untimed',
  videoNeverRequired: 'video_never_required',
} as const satisfies Record<JobField, keyof Tables['jobs']>;

/** Undefined fields stay as they are. */
type SomeDetails = { [Name in keyof JobDetails]?: JobDetails[Name] | undefined };

/** The columns of the form's advanced section. */
export function detailColumns(details: SomeDetails) {
  const { deadline } = details;
  return {
    department: emptyAsNull(details.department),
    location: emptyAsNull(details.location),
    requirements: emptyAsNull(details.requirements),
    benefits: emptyAsNull(details.benefits),
    salary: emptyAsNull(details.salary),
    welcome: emptyAsNull(details.welcome),
    welcome_media_id: details.welcomeMedia,
    closing_media_id: details.closingMedia,
    language: details.language,
    deadline: typeof deadline === 'string' ? new Date(deadline) : deadline,
    max_submissions: details.maxSubmissions,
    retakes: details.retakes,
    thinking_seconds: details.thinkingTime,
    questions_in_advance: details.questionsInAdvance,
    untimed: details.untimed,
    video_never_required: details.videoNeverRequired,
    // A field that is missing here would be accepted and never stored.
  } satisfies Record<(typeof columnOf)[keyof JobDetails], unknown>;
}

/** The columns of all fields of a changed job. */
export function changedColumns(changes: JobChanges) {
  const { title, description, type, experience, currency, sharedLink } = changes;
  return {
    title,
    description,
    type,
    experience,
    currency,
    shared_link: sharedLink,
    ...detailColumns(changes),
  } satisfies Record<(typeof columnOf)[JobField], unknown>;
}

/** An emptied field of a form clears its column. */
function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
