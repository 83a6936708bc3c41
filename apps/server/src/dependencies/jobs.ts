import { refreshSessionsOfCompany } from '../features/accounts/index.ts';
import { createAnalyticsService } from '../features/analytics/index.ts';
import { createDashboardService } from '../features/dashboard/index.ts';
import { findSubmittedAddresses } from '../features/interviews/index.ts';
import { createInvitationsService, createOrdersService } from '../features/invitations/index.ts';
import {
  createJobsService,
  createJobTeamService,
  createQuestionsService,
  createVideoRequiredService,
  jobMedia,
  libraryUses,
} from '../features/jobs/index.ts';
import { createQuestionLibraryService, findLibraryCriteria } from '../features/question-library/index.ts';
import { addCriteria, beginWithCriteria } from '../features/scorecards/index.ts';
import { countVideos, eraseSubmissionsOfJob } from '../features/submissions/index.ts';
import { createTemplatesService } from '../features/templates/index.ts';
import type { BaseServices } from './base.ts';
import { findPeople } from './people.ts';
import type { ReviewServices } from './submissions.ts';

const criteria = { addCriteria, beginWithCriteria };

/** Jobs, their questions, templates and invitations, and figures about them. */
export function createJobServices(
  base: BaseServices,
  { submissionLists }: Pick<ReviewServices, 'submissionLists'>,
) {
  const { config, tokens, database, onStandby, totals, limits, companyMails } = base;
  const { analyticsFigures, dashboardFigures } = base;
  const { openSessions } = base;
  const team = {
    database,
    findPeople,
    refreshSessionsOfCompany,
    forgetSessions: (sessionIds: readonly string[]) => sessionIds.forEach(openSessions.forget),
  };
  const jobs = createJobsService({
    ...team,
    totals,
    limits,
    findNewestSubmissions: submissionLists.newestOfJob,
    countVideos,
    findLibraryCriteria,
    ...criteria,
    eraseSubmissionsOfJob,
  });
  return {
    jobs,
    jobTeam: createJobTeamService(team),
    questions: createQuestionsService({ database, jobs }),
    videoRequired: createVideoRequiredService({ database, jobs }),
    questionLibrary: createQuestionLibraryService({
      database,
      findPeople,
      uses: libraryUses,
      media: jobMedia,
    }),
    templates: createTemplatesService({ database, findJob: jobs.one }),
    invitations: createInvitationsService({
      database,
      companyMails,
      findSubmitted: findSubmittedAddresses,
      countSubmissionsLeft: limits.countSubmissionsLeft,
    }),
    invitationOrders: createOrdersService({ database, companyMails, tokens, config }),
    analytics: createAnalyticsService({ onStandby, figures: analyticsFigures }),
    dashboard: createDashboardService({
      database,
      figures: dashboardFigures,
      submissionStats: submissionLists.stats,
    }),
  };
}
