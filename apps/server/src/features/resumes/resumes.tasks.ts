import * as z from 'zod';
import { startOf } from '../../platform/media-tasks/index.ts';
import { defineTask } from '../../platform/tasks/index.ts';

/** Reads the text of a submission's resume. */
export const extractResume = defineTask({
  name: 'resumes.extract',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 3,
  saysWhenLost: true,
  load: async () => (await import('./extract-resume.ts')).extractResumeHandler,
});

export const startReadingResume = startOf('resume', extractResume);
