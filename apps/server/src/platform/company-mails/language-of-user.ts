import type { Language } from '@nimble/contracts/languages';
import { sql } from 'kysely';

/** The default that a user's company has chosen, in queries of `users`. */
export const languageOfCompany = sql<Language | null>`(
  select companies.language from companies where companies.id = users.company_id
)`;

/** The language of emails to a user, in queries of `users`. */
export const languageOfUser = sql<Language>`coalesce(users.language, ${languageOfCompany}, 'en')`;
