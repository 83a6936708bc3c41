import {
  createSubmission,
  currentInterview,
  getPublicInterview,
  getWelcomeMedia,
  interviewOpened,
  largestResumeBytes,
  setInsightsConsent,
  submitInterview,
  uploadResume,
  validateEmail,
} from '@nimble/contracts/interviews';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptOneFile, handle, receiveOneFile } from '../../platform/http/index.ts';
import type { InterviewsService } from './interviews.service.ts';

export async function interviewsRoutes(
  parent: FastifyInstance,
  interviews: InterviewsService,
): Promise<void> {
  handle(parent, getPublicInterview, async ({ params }) => ({
    data: await interviews.open(params.jobToken),
    error: null,
  }));
  handle(parent, getWelcomeMedia, async ({ params }) => ({
    data: await interviews.welcomeMedia(params.jobToken),
  }));
  handle(parent, interviewOpened, async ({ body }) => {
    await interviews.countOpening(body.shareToken);
    return { message: 'Counted' };
  });
  handle(parent, validateEmail, async ({ body: { email, jobId, shareToken }, request }) => ({
    data: await interviews.knowsEmail(email, jobId, shareToken ?? tokenOfPage(request)),
  }));
  handle(parent, createSubmission, async ({ body }) => interviews.begin(body.data));
  handle(parent, currentInterview, async ({ principal }) => ({ data: await interviews.current(principal) }));
  handle(parent, setInsightsConsent, async ({ principal, body }) => ({
    data: await interviews.agreeToInsights(principal, body.data),
  }));
  handle(parent, submitInterview, async ({ principal }) => interviews.submit(principal));

  await parent.register(async (app) => {
    await acceptOneFile(app, largestResumeBytes);
    handle(app, uploadResume, async ({ principal, request }) => ({
      data: await interviews.attachResume(principal, await receiveOneFile(request, 'files', resumeRefusals)),
    }));
  });
}

const resumeRefusals = {
  notAForm: 'interview.resume_not_a_form',
  missing: 'interview.resume_not_sent',
  tooLarge: 'interview.resume_too_large',
} as const;

/** The share token of the calling interview page, if its browser sends a Referer. */
function tokenOfPage({ headers: { referer } }: FastifyRequest): string | undefined {
  const page = referer === undefined ? null : URL.parse(referer);
  return page?.pathname.match(/^\/interview\/([\w-]+)$/)?.[1];
}
