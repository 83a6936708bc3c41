import { questionFormats, videoOnly } from '@nimble/contracts/answers';
import {
  changedQuestion,
  currencyField,
  defaultCurrency,
  defaultExperience,
  defaultTimeLimitSeconds,
  employmentTypes,
  experienceField,
  type Job,
  jobDescriptionField,
  jobDetails,
  jobMessages,
  jobStatuses,
  jobTitleField,
  mostTeamMembers,
  questionList,
  questionPools,
  reviewedDescription,
  reviewedQuestions,
} from '@nimble/contracts/jobs';
import type { LibraryQuestion } from '@nimble/contracts/question-library';
import type { JobTemplate } from '@nimble/contracts/templates';
import * as z from 'zod/mini';
import type { FoundBy } from '../../templates/index.ts';
import { jobFormMessages } from '../messages.ts';

/** The choice of who sees a new job. */
export const chosenTeam = z.object({
  teamOnly: z.boolean(),
  members: z.array(z.number()).check(z.maxLength(mostTeamMembers)),
});

/** The fields of the custom form, the advanced section included: the contract's fields, all of them required. */
export const jobDraft = z.extend(jobDetails, {
  title: jobTitleField,
  description: jobDescriptionField,
  type: z.enum(employmentTypes, jobMessages.typeRequired),
  experience: experienceField,
  currency: currencyField,
  questions: questionList(z.extend(changedQuestion, { formats: questionFormats })),
  pools: questionPools,
  /** The template it was made from, if any. */
  template: z.optional(z.number()),
  /** Left out: everyone sees it. */
  team: z.optional(chosenTeam),
  /** The criteria of its scorecard. Left out: the default ones, and those of its library questions. */
  criteria: z.optional(z.array(z.string())),
  /** Can anyone with its link start? Left out: yes. */
  sharedLink: z.optional(z.boolean()),
});
export type JobDraft = z.infer<typeof jobDraft>;
export type QuestionDraft = JobDraft['questions'][number];

/** The rules of the review before publishing. */
export const reviewedDraft = z.extend(jobDraft, {
  description: reviewedDescription,
  questions: reviewedQuestions,
});

/** Fields of a new job that are changed elsewhere once it exists. */
const ofNewJob = { template: true, team: true, criteria: true, sharedLink: true } as const;

/** The rules for an existing job. */
export const jobEdit = z.extend(z.omit(jobDraft, ofNewJob), { status: z.enum(jobStatuses) });
export type JobEdit = z.infer<typeof jobEdit>;

const noDetails = {
  department: null,
  location: null,
  requirements: null,
  benefits: null,
  salary: null,
  welcome: null,
  welcomeMedia: null,
  closingMedia: null,
  language: null,
  deadline: null,
  maxSubmissions: null,
  retakes: null,
  thinkingTime: 0,
  questionsInAdvance: false,
  untimed: false,
  videoNeverRequired: null,
  experience: defaultExperience,
  currency: defaultCurrency,
} as const;

/** The placeholder text of a question. */
export const suggestedQuestions: readonly string[] = [
  jobFormMessages.firstQuestion,
  jobFormMessages.newQuestion,
];

/** A new custom form: empty, full-time, with one required question of two minutes. */
export function emptyDraft(): JobDraft {
  return {
    ...noDetails,
    title: '',
    description: '',
    type: 'full-time',
    pools: [],
    questions: [
      {
        question: jobFormMessages.firstQuestion,
        time_limit: defaultTimeLimitSeconds,
        required: true,
        formats: [...videoOnly],
      },
    ],
  };
}

/** A draft from a template, with the employment type and the language for which it was chosen. */
export function draftOfTemplate(template: JobTemplate, { type, language }: FoundBy): JobDraft {
  return {
    ...noDetails,
    language,
    title: template.title.replace(/ Template$/, ''),
    description: template.description,
    type,
    template: template.id,
    pools: [],
    questions: template.questions.map(({ question, time_limit, required, formats }) => ({
      question,
      time_limit,
      required,
      formats,
    })),
  };
}

/** The initial values of a job's edit form. */
export function editOfJob(job: Job): JobEdit {
  return {
    title: job.title,
    description: job.description,
    type: job.type,
    status: job.status,
    department: job.department,
    location: job.location,
    requirements: job.requirements,
    benefits: job.benefits,
    salary: job.salary,
    welcome: job.welcome,
    welcomeMedia: job.welcomeMedia,
    closingMedia: job.closingMedia,
    language: job.language,
    deadline: job.deadline,
    maxSubmissions: job.maxSubmissions,
    retakes: job.retakes,
    thinkingTime: job.thinkingTime,
    questionsInAdvance: job.questionsInAdvance,
    untimed: job.untimed,
    videoNeverRequired: job.videoNeverRequired,
    experience: job.experience,
    currency: job.currency,
    pools: job.pools,
    questions: (job.questions ?? []).map(
      ({ id, question, time_limit, required, formats, media, libraryQuestion, pool }) => ({
        id,
        libraryQuestion,
        pool,
        question,
        time_limit,
        required,
        formats,
        media,
      }),
    ),
  };
}

/** A question added by "Add Question". */
export function addedQuestion(): QuestionDraft {
  return {
    question: jobFormMessages.newQuestion,
    time_limit: defaultTimeLimitSeconds,
    required: false,
    formats: [...videoOnly],
  };
}

/** A copy of a question of the library. */
export function copyOfLibrary({ id, content }: LibraryQuestion): QuestionDraft {
  const { formats } = addedQuestion();
  return { ...content, formats: content.formats ?? formats, libraryQuestion: id };
}
