export { jobMessages } from './jobs.messages.ts';
export {
  type JobDetails,
  jobDetails,
  largestMaxSubmissions,
  longestThinkingSeconds,
  mostRetakes,
} from './job-details.schemas.ts';
export {
  createJob,
  deleteJob,
  getJob,
  getVideoCount,
  listJobs,
  updateJob,
  updateJobWithQuestions,
} from './jobs.routes.ts';
export {
  type ChangedQuestion,
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
