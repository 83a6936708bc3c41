import { refusals } from '../refusal.ts';

export const companyRefusals = refusals({
  'company.name_taken': { kind: 'invalidInput', text: 'This company already registered' },
  'company.logo_unknown': { kind: 'invalidInput', text: 'Please upload the logo again' },
});
