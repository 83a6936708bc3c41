import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config/config.ts';
import type { Dependencies } from './dependencies.ts';
import { accountsRoutes } from './features/accounts/index.ts';
import { analyticsRoutes } from './features/analytics/index.ts';
import { apiDocumentRoutes } from './features/api-document/index.ts';
import { apiTokensRoutes } from './features/api-tokens/index.ts';
import { assignmentsRoutes } from './features/assignments/index.ts';
import { auditRoutes } from './features/audit/index.ts';
import { bulkActionsRoutes } from './features/bulk-actions/index.ts';
import { companiesRoutes } from './features/companies/index.ts';
import { dashboardRoutes } from './features/dashboard/index.ts';
import { decisionMailsRoutes } from './features/decision-mails/index.ts';
import { exportsRoutes } from './features/exports/index.ts';
import { extraTimeRoutes } from './features/extra-time/index.ts';
import { filesRoutes, uploadsRoutes } from './features/files/index.ts';
import { guestsRoutes } from './features/guests/index.ts';
import { insightsRoutes } from './features/insights/index.ts';
import { installationRoutes } from './features/installation/index.ts';
import { candidateRightsRoutes, interviewsRoutes } from './features/interviews/index.ts';
import { invitationsRoutes, ordersRoutes } from './features/invitations/index.ts';
import { jobsRoutes, jobTeamRoutes, questionsRoutes, videoRequiredRoutes } from './features/jobs/index.ts';
import { mailTemplatesRoutes } from './features/mail-templates/index.ts';
import { mailsRoutes } from './features/mails/index.ts';
import { mediaTasksRoutes } from './features/media-tasks/index.ts';
import { notificationMailsRoutes, notificationsRoutes } from './features/notifications/index.ts';
import { outboxRoutes } from './features/outbox/index.ts';
import { paymentEventsRoutes, plansRoutes, retentionRoutes } from './features/plans/index.ts';
import { questionLibraryRoutes } from './features/question-library/index.ts';
import { answerFilesRoutes, recordingsRoutes, valuesRoutes } from './features/recordings/index.ts';
import { resumesRoutes } from './features/resumes/index.ts';
import { rolesRoutes } from './features/roles/index.ts';
import { scorecardsRoutes } from './features/scorecards/index.ts';
import { settingsRoutes } from './features/settings/index.ts';
import { speechModelsRoutes } from './features/speech-models/index.ts';
import { staffRoutes } from './features/staff/index.ts';
import {
  responsesRoutes,
  stagesRoutes,
  submissionListsRoutes,
  submissionsRoutes,
  tagsRoutes,
} from './features/submissions/index.ts';
import { templatesRoutes } from './features/templates/index.ts';
import { transcriptsRoutes } from './features/transcripts/index.ts';
import { viewsRoutes } from './features/views/index.ts';
import { webhooksRoutes } from './features/webhooks/index.ts';
import { registerGracefulShutdown } from './platform/http/graceful-shutdown.ts';
import {
  answerBadAddress,
  answerBrokenRequest,
  createGuessLimits,
  registerAccess,
  registerAttemptLimits,
  registerBodyLimits,
  registerErrorAnswers,
  registerIdempotency,
  registerJsonBodies,
  registerRateLimits,
  registerReadingCookie,
  registerSecurityHeaders,
} from './platform/http/index.ts';
import { rememberMethods } from './platform/http/methods/other-methods.ts';
import { registerMeasuring, registerMonitoring } from './platform/http/monitoring-routes.ts';
import { registerWebApp } from './platform/http/pages/web-app.ts';
import { registerRequestLog, requestIdOf } from './platform/http/request-log.ts';
import { writeMessagesInLanguageOfCall } from './platform/texts/index.ts';

/** Largest JSON body; routes with files have their own limit. */
const bodyLimit = 256 * 1024;
/** Long enough for a candidate's slice on a very slow connection. */
const requestTimeoutMilliseconds = 5 * 60_000;
/** Headers are a few kilobytes; a client that has not sent them by then only occupies a connection. */
const headersTimeoutMilliseconds = 20_000;
const lookForSlowMilliseconds = 5_000;

type Options = {
  onRoute?: (route: RouteOptions) => void;
  /** Aborts when graceful shutdown begins: the server reports not ready, and still answers every call. */
  leaving?: AbortSignal;
};

/** Builds the web server from the features; it does not listen yet. */
export async function buildApp(
  dependencies: Dependencies,
  log: FastifyBaseLogger,
  { onRoute, leaving = new AbortController().signal }: Options = {},
): Promise<FastifyInstance> {
  writeMessagesInLanguageOfCall();
  const { config, sessions, interviews, guests, monitoring } = dependencies;
  const app = createServer(log, config.trustProxy);
  registerGracefulShutdown(app, leaving);
  registerRequestLog(app);
  registerMeasuring(app, monitoring.requests);
  const methodsAt = rememberMethods(app);
  if (onRoute !== undefined) app.addHook('onRoute', onRoute);
  app.setValidatorCompiler(validatorCompiler);
  registerErrorAnswers(app);
  registerJsonBodies(app);
  // Before the access check, so that a refused call has them too.
  registerSecurityHeaders(app, config.publicUrl);
  const guesses = config.rateLimits === 'on' ? createGuessLimits() : undefined;
  const authenticate = {
    user: sessions.authenticate,
    apiToken: dependencies.apiTokens.authenticate,
    candidate: interviews.authenticate,
    take: dependencies.recordings.authenticate,
    guest: guests.authenticate,
  };
  registerAccess(app, authenticate, guesses);
  registerReadingCookie(app, { tokens: dependencies.tokens, publicUrl: config.publicUrl });
  if (config.rateLimits === 'on') {
    registerBodyLimits(app);
    await registerRateLimits(app);
    registerAttemptLimits(app, dependencies);
  }
  registerIdempotency(app, dependencies.keptAnswers);
  await registerFeatures(app, dependencies);
  registerMonitoring(app, monitoring, { token: config.metricsToken, leaving, guesses });
  apiDocumentRoutes(app, config.publicUrl);
  await registerWebApp(app, methodsAt);
  return app;
}

function createServer(log: FastifyBaseLogger, trustProxy: Config['trustProxy']): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestTimeoutMilliseconds,
    http: {
      headersTimeout: headersTimeoutMilliseconds,
      connectionsCheckingInterval: lookForSlowMilliseconds,
    },
    trustProxy: trustOf(trustProxy),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
  });
}

async function registerFeatures(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  accountsRoutes(app, dependencies);
  analyticsRoutes(app, dependencies.analytics);
  apiTokensRoutes(app, dependencies.apiTokens);
  assignmentsRoutes(app, dependencies.assignments);
  auditRoutes(app, dependencies.audit);
  bulkActionsRoutes(app, dependencies.bulkActions);
  companiesRoutes(app, dependencies.companies);
  dashboardRoutes(app, dependencies.dashboard);
  decisionMailsRoutes(app, dependencies.decisionMails);
  exportsRoutes(app, dependencies.exports);
  extraTimeRoutes(app, dependencies.extraTime);
  filesRoutes(app, dependencies.files);
  guestsRoutes(app, dependencies);
  insightsRoutes(app, dependencies);
  installationRoutes(app, dependencies);
  invitationsRoutes(app, dependencies.invitations);
  ordersRoutes(app, dependencies.invitationOrders);
  jobsRoutes(app, dependencies.jobs);
  jobTeamRoutes(app, dependencies.jobTeam);
  mailTemplatesRoutes(app, dependencies.mailTemplates);
  await mailsRoutes(app, dependencies.mailStops);
  mediaTasksRoutes(app, dependencies.mediaTasks);
  notificationsRoutes(app, dependencies.notifications);
  await notificationMailsRoutes(app, dependencies.notificationMails);
  await outboxRoutes(app, dependencies.outbox);
  plansRoutes(app, dependencies);
  await paymentEventsRoutes(app, dependencies.paymentEvents);
  questionLibraryRoutes(app, dependencies.questionLibrary);
  await questionsRoutes(app, dependencies);
  videoRequiredRoutes(app, dependencies.videoRequired);
  responsesRoutes(app, dependencies.responses);
  resumesRoutes(app, dependencies.resumes);
  retentionRoutes(app, dependencies.retention);
  rolesRoutes(app, dependencies.roles);
  scorecardsRoutes(app, dependencies);
  settingsRoutes(app, dependencies.config);
  speechModelsRoutes(app, dependencies.speechModels);
  staffRoutes(app, dependencies.staff);
  stagesRoutes(app, dependencies.stages);
  tagsRoutes(app, dependencies.tags);
  templatesRoutes(app, dependencies.templates);
  transcriptsRoutes(app, dependencies.transcripts);
  viewsRoutes(app, dependencies.views);
  webhooksRoutes(app, dependencies.webhooks);
  submissionsRoutes(app, dependencies.submissions);
  submissionListsRoutes(app, dependencies.submissionLists);
  await uploadsRoutes(app, dependencies.uploads);
  await registerCandidateFeatures(app, dependencies);
}

async function registerCandidateFeatures(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  candidateRightsRoutes(app, dependencies.candidateRights);
  valuesRoutes(app, dependencies);
  answerFilesRoutes(app, dependencies);
  await interviewsRoutes(app, dependencies.interviews);
  await recordingsRoutes(app, { ...dependencies, uploads: dependencies.takeUploads });
}

/** Trusts this many reverse proxies in front, and ignores earlier entries of the header. */
function trustOf(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}
