import { refusals } from '../refusal.ts';

export const companyRefusals = refusals({
  'company.name_taken': {
    kind: 'invalidInput',
    text: 'There is a company already registered with this name',
  },
  'company.logo_unknown': {
    kind: 'invalidInput',
    text: 'This logo no longer exists. Please upload it again.',
  },
});
