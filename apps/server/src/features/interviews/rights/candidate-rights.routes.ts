import { textOf } from '@nimble/contracts';
import {
  eraseSentInterview,
  interviewMessages,
  mailContinueLink,
  showSentInterview,
  withdrawInsightsConsent,
} from '@nimble/contracts/interviews';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { CandidateRightsService } from './candidate-rights.service.ts';

export function candidateRightsRoutes(app: FastifyInstance, rights: CandidateRightsService): void {
  handle(app, showSentInterview, async ({ body, request }) => {
    const { submissionId, data } = await rights.show(body.token);
    request.readsSubmission = submissionId;
    return { data };
  });
  handle(app, withdrawInsightsConsent, async ({ body }) => ({
    data: await rights.withdrawInsights(body.token),
  }));
  handle(app, eraseSentInterview, async ({ body }) => {
    await rights.erase(body.token);
    return { message: textOf(interviewMessages.erased) };
  });
  handle(app, mailContinueLink, async ({ body }) => {
    await rights.mailContinueLink(body.shareToken, body.email);
    return { message: textOf(interviewMessages.continueMailed) };
  });
}
