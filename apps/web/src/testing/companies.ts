import { defaultBrandColors, type OwnCompany } from '@nimble/contracts/companies';

/** One that has chosen nothing yet. */
export function someOwnCompany(changes: Partial<OwnCompany> = {}): OwnCompany {
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
