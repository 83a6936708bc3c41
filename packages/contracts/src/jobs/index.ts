export { jobMessages } from './jobs.messages.ts';
export { createJob, deleteJob, getJob, listJobs, updateJob } from './jobs.routes.ts';
export {
  defaultTimeLimitSeconds,
  type EmploymentType,
  employmentTypes,
  type Job,
  type JobChanges,
  type JobInput,
  type JobStatus,
  jobDescriptionField,
  jobInput,
  jobStatusChanges,
  jobStatuses,
  jobTitleField,
  mostQuestions,
  type Question,
  type QuestionInput,
  question,
  questionInput,
  shareTokenLength,
  timeLimitChoices,
} from './jobs.schemas.ts';
