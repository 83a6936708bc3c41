import type { JobChanges } from '@nimble/contracts/jobs';
import type { LockedJob } from './jobs.repository.ts';

type Field = Exclude<keyof JobChanges, 'status' | 'questions' | 'pools' | 'updatedAt'>;

const columnOf = {
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
} as const satisfies Record<Field, keyof LockedJob>;

/** Which of the given fields differ: a form sends all of them, whatever a person has changed in it. */
export function changedFields(before: LockedJob, changes: JobChanges): Field[] {
  return (Object.keys(columnOf) as Field[]).filter((field) => {
    const given = changes[field];
    return given !== undefined && comparable(given) !== comparable(before[columnOf[field]]);
  });
}

function comparable(value: string | number | boolean | Date | null): string | number | boolean | null {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string') return value;
  if (value === '') return null;
  return isTime(value) ? Date.parse(value) : value;
}

/** In the form of `deadline` in requests. */
function isTime(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(value);
}
