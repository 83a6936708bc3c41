import { createBulkWorks, findPermissions, seeingAs } from '../bulk-works.ts';
import { findNamesOfUsers } from '../features/accounts/index.ts';
import { createAssignmentsService, findReviewers } from '../features/assignments/index.ts';
import { ownRecentChanges } from '../features/audit/index.ts';
import { createBulkActionsService } from '../features/bulk-actions/index.ts';
import { brandOfMail } from '../features/companies/index.ts';
import {
  countUnmailed,
  createDecisionMailsService,
  createPlannedMails,
  findAnnouncement,
} from '../features/decision-mails/index.ts';
import { createExtraTimeService } from '../features/extra-time/index.ts';
import type { MayStillRead } from '../features/files/index.ts';
import {
  createInsightsService,
  createInsightsSettingsService,
  createRecommendationsService,
  findAnalyses,
  findUnusedSteps,
  startComputing,
  startStatements,
} from '../features/insights/index.ts';
import {
  createCandidateRightsService,
  createInterviewsService,
  findAddressee,
} from '../features/interviews/index.ts';
import { recordOpened } from '../features/invitations/index.ts';
import { drawForInterview, findJobIds, holdJobIds } from '../features/jobs/index.ts';
import { findWords } from '../features/mail-templates/index.ts';
import { createMediaTasksService } from '../features/media-tasks/index.ts';
import {
  createAnswerFilesService,
  createRecordingsService,
  createValuesService,
  deleteDrafts,
  deleteUnusedFiles,
  findAnswerFiles,
  findDrafts,
} from '../features/recordings/index.ts';
import { createResumesService, startReadingResume } from '../features/resumes/index.ts';
import {
  createCriteriaService,
  createScorecardsService,
  createVideoCommentsService,
} from '../features/scorecards/index.ts';
import {
  createResponsesService,
  createStagesService,
  createSubmissionListsService,
  createSubmissionsService,
  createTagsService,
  findCandidateNames,
  findStageIds,
  findTagIds,
  selectMatching,
  selectNamed,
  startJoining,
  startPoster,
  startReview,
  startWaveform,
} from '../features/submissions/index.ts';
import { createTranscriptsService, findTexts } from '../features/transcripts/index.ts';
import { createViewsService } from '../features/views/index.ts';
import { hasWebhooks } from '../features/webhooks/index.ts';
import type { BaseServices } from './base.ts';
import { findPeople } from './people.ts';

/** What emails about decisions need from the features that own it. */
const mailFacts = { findAddressee, findWords, brandOfMail, findCandidateNames };

/** Finds what saved views refer to, in the features that own it. */
const viewFacts = { findNamesOfUsers, findJobIds, holdJobIds, findStageIds, findTagIds };

/** Starts each step of a submission; every function belongs to the feature that owns the step. */
const starts = {
  join: startJoining,
  poster: startPoster,
  waveform: startWaveform,
  resume: startReadingResume,
  insights: startComputing,
  statements: startStatements,
};

/** Services of reviewers. */
export function createReviewServices(base: BaseServices, { mayStillRead }: { mayStillRead: MayStillRead }) {
  const { config, database, tokens, totals, companyMails, limits } = base;
  const transcripts = createTranscriptsService({ database, tokens, config, mayStillRead });
  const answerWords = {
    findTexts: (companyId: number, ids: readonly number[]) => findTexts(database, companyId, ids),
    findAnalyses: (companyId: number, ids: readonly number[]) => findAnalyses(database, companyId, ids),
  };
  const files = { tokens, provider: config.storage.driver };
  const submissions = createSubmissionsService({
    ...files,
    database,
    answerWords,
    findReviewers: (companyId, ids) => findReviewers({ database, findPeople }, companyId, ids),
    totals,
    companyMails,
    ownRecentChanges,
    plannedMails: createPlannedMails({ companyMails, findAddressee, findWords }),
  });
  return {
    submissions,
    stages: createStagesService({ database }),
    tags: createTagsService({ database }),
    views: createViewsService({ database, ...viewFacts }),
    assignments: createAssignmentsService({ database, list: submissions.list, findPeople }),
    bulkActions: createBulkActions(base),
    decisionMails: createDecisionMailsService({ database, config, ...mailFacts }),
    submissionLists: createSubmissionListsService({ database, list: submissions.list }),
    responses: createResponsesService({ ...files, database, answerWords }),
    criteria: createCriteriaService(database),
    scorecards: createScorecardsService(database),
    videoComments: createVideoCommentsService(database),
    resumes: createResumesService(database),
    transcripts,
    insights: createInsightsService(database),
    insightsSettings: createInsightsSettingsService(database, limits),
    recommendations: createRecommendationsService({ database, limits }),
    mediaTasks: createMediaTasksService({
      database,
      starts,
      findUnusedSteps: (companyId, submissionId) => findUnusedSteps(database, companyId, submissionId),
      transcription: transcripts,
    }),
  };
}
export type ReviewServices = ReturnType<typeof createReviewServices>;

function createBulkActions({ database, companyMails }: BaseServices) {
  return createBulkActionsService({
    database,
    bulkWorks: createBulkWorks({ companyMails }),
    findPermissions,
    seeingAs,
    findCandidateNames,
    roomForMails: companyMails.room,
    countUnmailed,
    selectMatching,
    selectNamed,
  });
}

/** The candidate's side, before and after submitting. */
export function createCandidateServices(
  base: BaseServices,
  { submissions }: Pick<ReviewServices, 'submissions'>,
) {
  const { database, storage, scanForViruses, tokens, limits, takeUploads } = base;
  const interviews = createInterviewsService({
    database,
    storage,
    scanForViruses,
    tokens,
    limits,
    recordOpened,
    draw: drawForInterview,
    hasWebhooks,
    findDrafts,
    findAnswerFiles,
    startMediaTasks: [
      startReview,
      startReadingResume,
      deleteDrafts,
      deleteUnusedFiles,
      limits.tellOfSubmission,
    ],
  });
  return {
    interviews,
    values: createValuesService({ database, submitEnded: interviews.submitEnded }),
    answerFiles: createAnswerFilesService({ database, storage, scanForViruses, uploads: takeUploads }),
    recordings: createRecordingsService({ database, tokens, uploads: takeUploads }),
    extraTime: createExtraTimeService(database),
    candidateRights: createCandidateRightsService({
      database,
      tokens,
      erase: submissions.removeForCandidate,
      findAnnouncement,
    }),
  };
}
