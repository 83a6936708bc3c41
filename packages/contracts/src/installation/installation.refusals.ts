import { refusals } from '../refusal.ts';

export const installationRefusals = refusals({
  'installation.company_not_found': { kind: 'notFound', text: 'Company not found' },
  /** For people of a suspended company, for every call that writes. */
  'installation.stopped': {
    kind: 'unprocessable',
    text: 'The people who run this server have suspended your company. You can read everything, but not change or send anything.',
  },
});
