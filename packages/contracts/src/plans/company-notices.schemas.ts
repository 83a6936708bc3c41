import * as z from 'zod/mini';
import type { Right } from '../roles/permissions.ts';
import { planNames } from './plans.catalogue.ts';

/** Who decides about a company: whoever holds one of these is told what its plan does to it. */
export const companyRights: readonly Right[] = [
  { resource: 'plans', action: 'update' },
  { resource: 'company', action: 'update' },
];

const severity = z.enum(['info', 'warning', 'danger']);

/** What people of a company have to know about it. Each kind has its own values; `link` is a page of the product. */
export const companyNotice = z.discriminatedUnion('kind', [
  /** A plan is in force that no person has chosen, so that nothing is erased by its days. */
  z.object({
    kind: z.literal('plan_not_chosen'),
    severity,
    link: z.string(),
    values: z.object({ plan: z.enum(planNames) }),
  }),
]);
export type CompanyNotice = z.infer<typeof companyNotice>;
