import type { AnalyticsList } from '@nimble/contracts/analytics';
import type { DashboardStats } from '@nimble/contracts/dashboard';
import type { Config } from './config/config.ts';
import {
  createAccountServices,
  refreshSessionsOfCompany,
  refreshSessionsOfRole,
} from './features/accounts/index.ts';
import { createAnalyticsService } from './features/analytics/index.ts';
import { createApiTokensService } from './features/api-tokens/index.ts';
import { createAuditService, ownRecentChanges } from './features/audit/index.ts';
import { createCompaniesService } from './features/companies/index.ts';
import { createDashboardService } from './features/dashboard/index.ts';
import { createExtraTimeService } from './features/extra-time/index.ts';
import { createFilesService, createUploadsService } from './features/files/index.ts';
import { createGuestLinksService, createGuestsService } from './features/guests/index.ts';
import {
  createInsightsService,
  createInsightsSettingsService,
  createRecommendationsService,
  startComputing,
  startStatements,
} from './features/insights/index.ts';
import { createInstallationService, createOverviewService } from './features/installation/index.ts';
import { createCandidateRightsService, createInterviewsService } from './features/interviews/index.ts';
import { createInvitationsService } from './features/invitations/index.ts';
import { createJobsService, createQuestionsService } from './features/jobs/index.ts';
import { createCompanyMails, createMailStopsService } from './features/mails/index.ts';
import { createMediaTasksService } from './features/media-tasks/index.ts';
import {
  createNotificationMailsService,
  createNotificationsService,
  createSocketWords,
} from './features/notifications/index.ts';
import { createOutboxService } from './features/outbox/index.ts';
import {
  createCompanyNoticesService,
  createKeptService,
  createPaymentEventsService,
  createPayments,
  createPlanLimits,
  createPlansService,
  createRetentionService,
  planForMails,
} from './features/plans/index.ts';
import { createRecordingsService, createTakeSlices, takeFolder } from './features/recordings/index.ts';
import { createResumesService, startReadingResume } from './features/resumes/index.ts';
import { createRolesService } from './features/roles/index.ts';
import {
  createCriteriaService,
  createScorecardsService,
  createVideoCommentsService,
} from './features/scorecards/index.ts';
import { createSpeechModelsService } from './features/speech-models/index.ts';
import { createStaffService } from './features/staff/index.ts';
import {
  createResponsesService,
  createSubmissionListsService,
  createSubmissionsService,
  eraseSubmissionsOfJob,
  startJoining,
  startPoster,
  startWaveform,
} from './features/submissions/index.ts';
import { createTemplatesService } from './features/templates/index.ts';
import { createTranscriptsService, startListeningToEarlier } from './features/transcripts/index.ts';
import { createWebhooksService } from './features/webhooks/index.ts';
import { createListeners } from './listeners.ts';
import { createAttempts } from './platform/attempts/index.ts';
import { describeServer } from './platform/database/describe-server.ts';
import type { OpenDatabase } from './platform/database/index.ts';
import { wireListeners } from './platform/events/index.ts';
import { createFreshCache, forgottenTogether } from './platform/fresh-cache.ts';
import type { SignedIn } from './platform/http/index.ts';
import { createImageReencoder } from './platform/images/index.ts';
import { createKeptAnswers } from './platform/kept-answers/index.ts';
import { createWebMonitoring } from './platform/monitoring/index.ts';
import { createSealing } from './platform/sealing.ts';
import { createSignedTokens } from './platform/signed-tokens.ts';
import { createUploadStore } from './platform/storage/create-upload-store.ts';
import { createStorage } from './platform/storage/index.ts';
import { createResumableUploads } from './platform/storage/resumable-uploads.ts';

/** What the web process is made of: every service, given the narrowest things it needs. */
export function createDependencies({ config, database, pool }: { config: Config } & OpenDatabase) {
  const storage = createStorage(config);
  const tokens = createSignedTokens(config.secret);
  const sealing = createSealing(config.secret, 'two-factor');
  const takeUploads = createResumableUploads({
    store: createUploadStore(config, { storage, slices: createTakeSlices(database), folder: takeFolder }),
    path: '/api/uploads/takes',
  });
  const openSessions = createFreshCache<SignedIn | undefined>({ most: 10_000, seconds: 30 });
  const dashboardFigures = createFreshCache<DashboardStats>({ most: 10_000, seconds: 30 });
  const analyticsFigures = createFreshCache<AnalyticsList>({ most: 10_000, seconds: 30 });
  const totals = forgottenTogether(
    createFreshCache<number>({ most: 20_000, seconds: 30 }),
    dashboardFigures,
    analyticsFigures,
  );
  wireListeners(database, createListeners(totals));
  const account = createAccountServices({ config, database, tokens, sealing, openSessions });
  const forgetSessions = account.sessions.forget;
  const files = createFilesService({ database, storage, tokens });
  const limits = createPlanLimits(config);
  const payments = createPayments(config);
  const companyMails = createCompanyMails({ ...config, planForMails });
  const submissions = createSubmissionsService({
    database,
    tokens,
    totals,
    companyMails,
    ownRecentChanges,
  });
  const attempts = createAttempts(database);
  const notifications = createNotificationsService({ database, attempts });
  const submissionLists = createSubmissionListsService({ database, list: submissions.list });
  const jobs = createJobsService({
    database,
    totals,
    limits,
    findNewestSubmissions: submissionLists.newestOfJob,
    eraseSubmissionsOfJob,
  });
  return {
    config,
    database,
    storage,
    takeUploads,
    uploads: createUploadsService({ database, storage, tokens, reencodeImage: createImageReencoder() }),
    openSessions,
    totals,
    attempts,
    ...account,
    analytics: createAnalyticsService({ database, figures: analyticsFigures }),
    apiTokens: createApiTokensService(database),
    audit: createAuditService(database),
    companyNotices: createCompanyNoticesService({ database, config }),
    companies: createCompaniesService(database, limits),
    criteria: createCriteriaService(database),
    dashboard: createDashboardService({
      database,
      figures: dashboardFigures,
      submissionStats: submissionLists.stats,
    }),
    files,
    guestLinks: createGuestLinksService({ database, publicUrl: config.publicUrl }),
    guests: createGuestsService({ database, tokens, openFile: files.openAllowed }),
    extraTime: createExtraTimeService(database),
    candidateRights: createCandidateRightsService({
      database,
      tokens,
      erase: submissions.removeForCandidate,
    }),
    insights: createInsightsService(database),
    insightsSettings: createInsightsSettingsService(database, limits),
    interviews: createInterviewsService({
      database,
      storage,
      tokens,
      limits,
      startMediaTasks: [startJoining, startReadingResume, limits.tellOfSubmission],
    }),
    installation: createInstallationService({ database, refreshSessionsOfCompany, forgetSessions }),
    installationOverview: createOverviewService({
      database,
      config,
      describeDatabase: () => describeServer(pool),
    }),
    invitations: createInvitationsService({ database, companyMails }),
    jobs,
    mailStops: createMailStopsService({ database, tokens }),
    mediaTasks: createMediaTasksService({
      database,
      starts: {
        join: startJoining,
        poster: startPoster,
        waveform: startWaveform,
        resume: startReadingResume,
        insights: startComputing,
        statements: startStatements,
      },
    }),
    monitoring: createWebMonitoring({ pool, storage }),
    kept: createKeptService({ database, config }),
    keptAnswers: createKeptAnswers({ database, sealing: createSealing(config.secret, 'kept-answers') }),
    notifications,
    notificationMails: createNotificationMailsService({ database, tokens }),
    socketWords: createSocketWords(notifications),
    outbox: createOutboxService({ database, config }),
    paymentEvents: createPaymentEventsService(database, payments),
    plans: createPlansService({ database, payments, config }),
    recommendations: createRecommendationsService({ database, limits }),
    questions: createQuestionsService({ database, jobs }),
    recordings: createRecordingsService({ database, tokens, uploads: takeUploads }),
    resumes: createResumesService(database),
    responses: createResponsesService({ database, tokens }),
    retention: createRetentionService({ database, storage, tokens, config }),
    roles: createRolesService({ database, refreshSessionsOfRole, forgetSessions }),
    scorecards: createScorecardsService(database),
    speechModels: createSpeechModelsService({ database, config, onEngineOn: startListeningToEarlier }),
    staff: createStaffService({ database, tokens, limits, companyMails, forgetSessions }),
    submissions,
    submissionLists,
    templates: createTemplatesService({ database, findJob: jobs.one }),
    videoComments: createVideoCommentsService(database),
    transcripts: createTranscriptsService({ database, tokens, config }),
    webhooks: createWebhooksService({
      database,
      sealing: createSealing(config.secret, 'webhooks'),
      allowedHosts: config.webhookAllowedHosts,
    }),
  };
}
export type Dependencies = ReturnType<typeof createDependencies>;
