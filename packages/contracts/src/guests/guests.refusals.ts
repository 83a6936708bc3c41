import { refusals } from '../refusal.ts';

export const guestRefusals = refusals({
  'guest.not_found': { kind: 'notFound', text: 'This guest link does not exist any more' },
  'guest.unknown_candidate': {
    kind: 'unprocessable',
    text: 'One of these candidates is not of this job any more',
  },
  'guest.too_many_links': {
    kind: 'unprocessable',
    text: 'This job has as many guest links as it can have. Revoke one first.',
  },
  'guest.no_such_candidate': { kind: 'notFound', text: 'There is nobody at this place of the link any more' },
});
