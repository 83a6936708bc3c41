import { defaultBrandColors, type OwnCompany } from '@nimble/contracts/companies';

/** As its team members see it: without a logo or a contact. */
export function someCompany(changes: Partial<OwnCompany> = {}): OwnCompany {
  return {
    id: 1,
    name: 'Harbour',
    website: null,
    ...defaultBrandColors,
    logo: null,
    contactName: null,
    contactEmail: null,
    language: null,
    reminderDays: [],
    answerDays: null,
    showsWatched: false,
    showsDecisions: false,
    videoNeverRequired: false,
    keepsEncodedRecordings: true,
    ...changes,
  };
}
