import { refusals } from '../refusal.ts';

export const guestRefusals = refusals({
  'guest.not_found': { kind: 'notFound', text: 'This guest link no longer exists' },
  'guest.unknown_candidate': {
    kind: 'unprocessable',
    text: 'One of these candidates is no longer part of this job. Reload the page and choose again.',
  },
  'guest.too_many_links': {
    kind: 'unprocessable',
    text: 'This job has reached its limit of guest links. Revoke one first.',
  },
  'guest.too_many_results': {
    kind: 'unprocessable',
    text: 'This result has reached its limit of {most, number} open links. Revoke one first.',
    values: { most: 'number' },
  },
  'guest.no_such_candidate': { kind: 'notFound', text: 'This link no longer shows this candidate' },
});
