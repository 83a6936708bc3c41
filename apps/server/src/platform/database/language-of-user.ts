import type { Language } from '@nimble/contracts/languages';
import { sql } from 'kysely';

/** Of emails to a user, else as their company chose; in queries of `users`, left-joined with their `companies`. */
export const languageOfUser = sql<Language>`coalesce(users.language, companies.language, 'en')`;
