import { refusals } from '../refusal.ts';

export const stageRefusals = refusals({
  'stage.not_found': { kind: 'notFound', text: 'Stage not found' },
  'stage.name_taken': { kind: 'conflict', text: 'There is already a stage with this name' },
  'stage.too_many': {
    kind: 'unprocessable',
    text: 'A company can have at most {most, number} stages. Delete one first.',
    values: { most: 'number' },
  },
  'stage.other_status': {
    kind: 'unprocessable',
    text: 'This stage belongs to another status. Nothing was changed. Send the stage without a status.',
  },
  'stage.only_pending': {
    kind: 'unprocessable',
    text: 'Your team has already begun to review this candidate, so the candidate can’t go back to a stage of Pending.',
  },
});
