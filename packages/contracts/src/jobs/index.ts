export {
  type JobDetails,
  jobDetails,
  largestMaxSubmissions,
  longestThinkingSeconds,
  mostRetakes,
} from './job-details.schemas.ts';
export { type JobWithRelations, jobWithRelations, populatedSubmissions } from './job-relations.schemas.ts';
export { reviewedDescription, reviewedQuestions } from './job-review.schemas.ts';
export type { JobRelations, JobsRequest } from './jobs.collection.ts';
export { jobMessages } from './jobs.messages.ts';
export { jobRefusals } from './jobs.refusals.ts';
export {
  addJob,
  createJob,
  deleteJob,
  getJob,
  getVideoCount,
  listJobs,
  updateJob,
  updateJobWithQuestions,
} from './jobs.routes.ts';
export {
  arePoolsFit,
  type ChangedQuestion,
  changedQuestion,
  currencyField,
  defaultCurrency,
  defaultExperience,
  defaultTimeLimitSeconds,
  type EmploymentType,
  employmentTypes,
  experienceField,
  experienceLevels,
  type Job,
  type JobChanges,
  type JobInput,
  type JobStatus,
  job,
  jobDescriptionField,
  jobInput,
  jobStatusChanges,
  jobStatuses,
  jobTitleField,
  jobTitleLength,
  mayChangeStatus,
  mostPools,
  mostQuestions,
  type NewJobQuestion,
  type Question,
  type QuestionInput,
  type QuestionPool,
  question,
  questionInput,
  questionList,
  questionPools,
  type SavedJob,
  shareTokenLength,
  timeLimitChoices,
} from './jobs.schemas.ts';
export type { QuestionsRequest } from './questions/questions.collection.ts';
export {
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
  updateQuestion,
} from './questions/questions.routes.ts';
export {
  type ListedQuestion,
  listedQuestion,
  type NewQuestion,
  type QuestionChanges,
} from './questions/questions.schemas.ts';
export { salaryInWords } from './salary-in-words.ts';
export { getJobTeam, listTeamPeople, updateJobTeam } from './team/job-team.routes.ts';
export {
  type JobTeam,
  type JobTeamInput,
  jobTeam,
  mostTeamMembers,
  type TeamPerson,
} from './team/job-team.schemas.ts';
export { allowTextInJobs, listJobsRequiringVideo } from './video-required/video-required.routes.ts';
export { type JobsRequiringVideo, mostRequiringVideo } from './video-required/video-required.schemas.ts';
