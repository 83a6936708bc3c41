import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { pageQuery, pagination } from '../pagination.ts';
import { route } from '../route.ts';
import { installedCompany } from './installation.schemas.ts';

/** Those that email most come first; `search` looks into the names. */
export const listInstalledCompanies = route({
  method: 'GET',
  url: '/api/installation/companies',
  schema: {
    summary: 'The companies of this installation, for the master',
    querystring: pageQuery,
    response: { 200: z.object({ data: z.array(installedCompany), meta: z.object({ pagination }) }) },
  },
  config: { access: 'master' },
});

const changed = z.object({ data: installedCompany });

/**
 * Its people only read from then on, its links turn candidates away, its emails are not sent, and its API tokens and guest
 * links are refused. Interviews that have begun go on. To stop it again changes nothing.
 */
export const stopCompany = route({
  method: 'POST',
  url: '/api/installation/companies/:id/stop',
  schema: { summary: 'Stop a company', params: idParameters, response: { 200: changed } },
  config: { access: 'master' },
});

export const resumeCompany = route({
  method: 'POST',
  url: '/api/installation/companies/:id/resume',
  schema: { summary: 'Resume a stopped company', params: idParameters, response: { 200: changed } },
  config: { access: 'master' },
});
