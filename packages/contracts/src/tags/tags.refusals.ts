import { refusals } from '../refusal.ts';

export const tagRefusals = refusals({
  'tag.not_found': { kind: 'notFound', text: 'Tag not found' },
  'tag.name_taken': { kind: 'conflict', text: 'There is already a tag with this name' },
  'tag.too_many': {
    kind: 'unprocessable',
    text: 'A company can have at most {most, number} tags. Delete one first.',
    values: { most: 'number' },
  },
  'tag.too_many_on_candidate': {
    kind: 'unprocessable',
    text: 'A candidate can have at most {most, number} tags. Remove one first.',
    values: { most: 'number' },
  },
});
