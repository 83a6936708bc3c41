import * as z from 'zod/mini';
import { companyNameField } from '../companies/companies.schemas.ts';
import { route } from '../route.ts';
import { user } from './accounts.schemas.ts';

/**
 * For a signed-in user without a company, who becomes the admin of the new one: the master always, others as the server
 * takes companies (422).
 */
export const registerCompany = route({
  method: 'POST',
  url: '/api/users-permissions/auth/company-registration',
  schema: {
    summary: 'Create a company for the signed-in user',
    body: z.object({ company: companyNameField }),
    response: { 200: z.object({ message: z.string(), user }) },
  },
  config: {
    access: 'signedIn',
    refuses: ['account.company_exists', 'account.company_taken', 'account.registration_closed'],
  },
});
