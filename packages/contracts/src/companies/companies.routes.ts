import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { company } from './companies.schemas.ts';

export const getCompany = route({
  method: 'GET',
  url: '/api/companies/:id',
  schema: {
    summary: 'The own company',
    params: idParameters,
    response: { 200: z.object({ data: company }) },
  },
  config: { access: { resource: 'company', action: 'view' } },
});
