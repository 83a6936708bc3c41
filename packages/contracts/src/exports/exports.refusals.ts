import { refusals } from '../refusal.ts';

export const exportRefusals = refusals({
  'export.not_found': { kind: 'notFound', text: 'This export was deleted or has expired. Export again.' },
  'export.choose_candidates': {
    kind: 'invalidInput',
    text: 'Name the candidates by their ids or by a query, not both.',
  },
  'export.empty': { kind: 'unprocessable', text: 'There are no candidates to export.' },
  'export.one_candidate': { kind: 'unprocessable', text: 'A PDF shows one candidate. Choose one.' },
  'export.too_many_candidates': {
    kind: 'unprocessable',
    text: 'This format takes at most {most, number} candidates. Choose fewer.',
    values: { most: 'number' },
  },
  'export.too_many_waiting': {
    kind: 'conflict',
    text: 'Your company already has {most, number} exports in progress. Wait until one is ready, or cancel one.',
    values: { most: 'number' },
  },
  'export.too_many_kept': {
    kind: 'conflict',
    text: 'Your company already keeps {most, number} exports. Delete one that you no longer need.',
    values: { most: 'number' },
  },
});
