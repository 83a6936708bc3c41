import { refusals } from '../refusal.ts';

export const viewRefusals = refusals({
  'view.not_found': { kind: 'notFound', text: 'View not found' },
  'view.not_yours': {
    kind: 'forbidden',
    text: 'Only the owner of a shared view, and people who may change the company, can change or delete it',
  },
  'view.owner_only': { kind: 'forbidden', text: 'Only its owner can make a shared view private' },
  'view.too_many': {
    kind: 'unprocessable',
    text: 'A person can have at most {most, number} private views. Delete one first.',
    values: { most: 'number' },
  },
  'view.too_many_shared': {
    kind: 'unprocessable',
    text: 'A company can have at most {most, number} shared views. Delete one first.',
    values: { most: 'number' },
  },
});
