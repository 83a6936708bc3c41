import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('jobs', english);

/** Texts of the jobs screens; those fixed by the specification are verbatim. */
export const jobsMessages = texts.jobs;

/** Errors of malformed answers. */
export const answerMessages = texts.answer;

export const deleteJobMessages = texts.deleteJob;

export const shareMessages = texts.share;

export const wizardMessages = texts.wizard;

export const jobFormMessages = texts.jobForm;

export const jobPageMessages = texts.jobPage;

/** Two people have changed the same job. */
export const jobConflictMessages = texts.jobConflict;
