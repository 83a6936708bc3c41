import { createAccountServices, refreshSessionsOfRole } from '../features/accounts/index.ts';
import { createApiTokensService } from '../features/api-tokens/index.ts';
import { countOfLastDay, createAuditService, nameOfLastActor } from '../features/audit/index.ts';
import {
  brandOfMail,
  createCompaniesService,
  findBrand,
  findPromisedDay,
} from '../features/companies/index.ts';
import { createMayStillRead } from '../features/files/index.ts';
import { exampleInvitation } from '../features/invitations/index.ts';
import { createMailTemplatesService } from '../features/mail-templates/index.ts';
import { createMailStopsService } from '../features/mails/index.ts';
import {
  createNotificationMailsService,
  createNotificationsService,
  createSocketHandlers,
} from '../features/notifications/index.ts';
import {
  createCompanyNoticesService,
  createKeptService,
  createPaymentEventsService,
  createPayments,
  createPlansService,
  createRetentionService,
} from '../features/plans/index.ts';
import { createRolesService } from '../features/roles/index.ts';
import { createStaffService } from '../features/staff/index.ts';
import { createWebhooksService } from '../features/webhooks/index.ts';
import { createSealing } from '../platform/sealing.ts';
import type { BaseServices } from './base.ts';

/** Services of the company's people and their permissions. */
export function createPeopleServices(base: BaseServices) {
  const { config, database, tokens, limits, openSessions, companyMails } = base;
  const sealing = createSealing(config.secret, 'two-factor');
  const account = createAccountServices({
    config,
    database,
    tokens,
    sealing,
    openSessions,
    whoInvited: (companyId, userId) =>
      nameOfLastActor(database, companyId, { action: 'staff.invited', subjectId: userId }),
  });
  const forgetSessions = account.sessions.forget;
  return {
    ...account,
    mayStillRead: createMayStillRead(tokens, account.sessions.open),
    roles: createRolesService({ database, refreshSessionsOfRole, forgetSessions }),
    staff: createStaffService({ database, tokens, limits, companyMails, forgetSessions }),
  };
}

export type PeopleServices = ReturnType<typeof createPeopleServices>;

/** Notices, settings and decisions about a company as a whole. */
export function createCompanyServices(base: BaseServices) {
  const { config, database, storage, tokens, limits, attempts } = base;
  const payments = createPayments(config);
  const notifications = createNotificationsService({ database, attempts });
  return {
    apiTokens: createApiTokensService({ database, limits }),
    audit: createAuditService(database),
    companies: createCompaniesService(database, limits),
    companyNotices: createCompanyNoticesService({ database, config }),
    kept: createKeptService({ database, config }),
    mailTemplates: createMailTemplatesService({
      database,
      config,
      findCompany: findBrand,
      findPromisedDay,
      brandOfMail,
      exampleInvitation,
    }),
    mailStops: createMailStopsService({ database, tokens }),
    notifications,
    notificationMails: createNotificationMailsService({ database, tokens }),
    socketWords: createSocketHandlers(notifications),
    paymentEvents: createPaymentEventsService(database, payments),
    plans: createPlansService({ database, payments, config, countOfLastDay }),
    retention: createRetentionService({ database, storage, tokens, config }),
    webhooks: createWebhooksService({
      database,
      sealing: createSealing(config.secret, 'webhooks'),
      allowedHosts: config.webhookAllowedHosts,
      limits,
    }),
  };
}
