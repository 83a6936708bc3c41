import { findExtraTimes } from './features/extra-time/index.ts';
import { findQuestions } from './features/jobs/index.ts';
import { findPeopleWithRoles } from './features/roles/index.ts';

/** Facts about an interview and its contact for emails to invited candidates, from the features that own them. */
export const invitationFacts = { findQuestions, findExtraTimes, findPeople: findPeopleWithRoles };
