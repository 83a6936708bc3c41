import { findExtraTimes } from './features/extra-time/index.ts';
import { findQuestions } from './features/jobs/index.ts';
import { findPeopleWithRoles } from './features/roles/index.ts';

/** What the emails to invited candidates say of an interview and its contact, from the features that know it. */
export const invitationFacts = { findQuestions, findExtraTimes, findPeople: findPeopleWithRoles };
