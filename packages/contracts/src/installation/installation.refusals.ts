import { refusals } from '../refusal.ts';

export const installationRefusals = refusals({
  'installation.company_not_found': { kind: 'notFound', text: 'Company not found' },
  /** To the people of a stopped company, for everything but reading. */
  'installation.stopped': {
    kind: 'unprocessable',
    text: 'The people who run this server have stopped your company. You can read everything, and nothing can be changed or sent.',
  },
});
