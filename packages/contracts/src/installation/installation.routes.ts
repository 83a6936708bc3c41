import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { pageQuery, pagination } from '../pagination.ts';
import { planChoice } from '../plans/plans.schemas.ts';
import { route } from '../route.ts';
import { installedCompany } from './installation.schemas.ts';
import { installationOverview, installationStorage } from './overview.schemas.ts';

/** Companies that email most come first; `search` matches names. */
export const listInstalledCompanies = route({
  method: 'GET',
  url: '/api/installation/companies',
  schema: {
    summary: 'List all companies (master)',
    querystring: pageQuery,
    response: { 200: z.object({ data: z.array(installedCompany), meta: z.object({ pagination }) }) },
  },
  config: { access: 'master' },
});

const changed = z.object({ data: installedCompany });

/**
 * Its team members can only read from then on, its links turn candidates away, its emails are not sent, and its API
 * tokens and guest links are refused. Interviews that have begun go on. Stopping it twice changes nothing.
 */
export const stopCompany = route({
  method: 'POST',
  url: '/api/installation/companies/:id/stop',
  schema: { summary: 'Suspend a company (master)', params: idParameters, response: { 200: changed } },
  config: { access: 'master', refuses: ['installation.company_not_found'] },
});

export const resumeCompany = route({
  method: 'POST',
  url: '/api/installation/companies/:id/resume',
  schema: {
    summary: 'Resume a suspended company (master)',
    params: idParameters,
    response: { 200: changed },
  },
  config: { access: 'master', refuses: ['installation.company_not_found'] },
});

/**
 * For plans by agreement. Applies at once, a smaller one too, and ends a trial, a pending change and a subscription at
 * the payment provider. The current plan changes nothing.
 */
export const setCompanyPlan = route({
  method: 'PUT',
  url: '/api/installation/companies/:id/plan',
  schema: {
    summary: 'Set a company’s plan (master)',
    params: idParameters,
    body: z.object({ data: planChoice }),
    response: { 200: changed },
  },
  config: { access: 'master', refuses: ['installation.company_not_found'] },
});

const overview = { 200: z.object({ data: installationOverview }) };

/** What is set up, what works and what is missing. The call tests nothing: it reports what the processes have found. */
export const getInstallationOverview = route({
  method: 'GET',
  url: '/api/installation/overview',
  schema: { summary: 'Get the status of the installation (master)', response: overview },
  config: { access: 'master' },
});

/** Makes every process test what it needs, such as the mail server; `isChecking` is true until they are done. */
export const checkInstallation = route({
  method: 'POST',
  url: '/api/installation/check',
  schema: { summary: 'Check the installation again (master)', response: overview },
  config: { access: 'master', rateLimit: { max: 12, windowSeconds: 60 } },
});

/**
 * Shows the storage of each kind, as counted once an hour from the files in the database, never by walking the disk.
 */
export const getInstallationStorage = route({
  method: 'GET',
  url: '/api/installation/storage',
  schema: {
    summary: 'Get the storage in use by kind (master)',
    response: { 200: z.object({ data: installationStorage }) },
  },
  config: { access: 'master' },
});
