import { formatList } from '../../lib/formats.ts';
import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('plans', english);

/** Texts about effects of another plan, and about what stays within its limits. */
export const changeMessages = texts.change;

/** Texts of the plans; those fixed by the specification are verbatim. */
export const plansMessages = texts.plans;

/** `3 active jobs and 1 user`, without what is none. */
export function amountsOf(jobs: number, users: number): string {
  const { activeJobs, users: usersOf } = noticesMessages;
  return formatList([
    ...(jobs === 0 ? [] : [activeJobs({ count: jobs })]),
    ...(users === 0 ? [] : [usersOf({ count: users })]),
  ]);
}

/** Notices about the company on the dashboard. */
export const noticesMessages = texts.notices;
