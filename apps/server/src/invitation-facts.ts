import { brandOfMail } from './features/companies/index.ts';
import { findExtraTimes } from './features/extra-time/index.ts';
import { findAddressee } from './features/interviews/index.ts';
import { findQuestionsBeforeDraw } from './features/jobs/index.ts';
import { findWords } from './features/mail-templates/index.ts';
import { findPeopleWithRoles } from './features/roles/index.ts';

/** Facts about an interview and its contact for emails to candidates, from the features that own them. */
export const invitationFacts = {
  findQuestions: findQuestionsBeforeDraw,
  findExtraTimes,
  findPeople: findPeopleWithRoles,
  findAddressee,
  brandOfMail,
  findWords,
};
