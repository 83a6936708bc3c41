import * as z from 'zod/mini';
import { idParameters, text } from '../fields.ts';
import { route } from '../route.ts';
import { longestResumeSearch, resumeHit, resumeText, shortestResumeSearch } from './resumes.schemas.ts';

/** null until the resume has been read. */
export const getResumeText = route({
  method: 'GET',
  url: '/api/submissions/:id/resume-text',
  schema: {
    summary: 'Get the text of a resume',
    params: idParameters,
    response: { 200: z.object({ data: z.nullable(resumeText) }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});

/** All words must occur; "in quotes" side by side; `or` and `-` as in search engines. The newest 20 candidates. */
export const searchResumes = route({
  method: 'GET',
  url: '/api/resumes/search',
  schema: {
    summary: 'Search resumes',
    querystring: z.object({ query: text(longestResumeSearch).check(z.minLength(shortestResumeSearch)) }),
    response: { 200: z.object({ data: z.array(resumeHit) }) },
  },
  config: { access: { resource: 'submission', action: 'view' } },
});
