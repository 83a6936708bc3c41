import { route } from '../../route.ts';
import { jobsRequiringVideo } from './video-required.schemas.ts';

const answer = { 200: jobsRequiringVideo };

/** Jobs that break the promise of their company, or would break it: they ask questions that allow only video. */
export const listJobsRequiringVideo = route({
  method: 'GET',
  url: '/api/jobs/requiring-video',
  schema: { summary: 'List jobs with questions that allow only video', response: answer },
  config: { access: { resource: 'job', action: 'view' } },
});

/**
 * Allows a written answer in each question of these jobs that allows only video. Interviews in progress keep their
 * questions. Answers the jobs that are left.
 */
export const allowTextInJobs = route({
  method: 'POST',
  url: '/api/jobs/requiring-video/allow-text',
  schema: { summary: 'Allow text where questions allow only video', response: answer },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: [
      'job.changed_meanwhile',
      'job.not_found',
      'question_media.not_ready',
      'question_media.without_text',
    ],
  },
});
