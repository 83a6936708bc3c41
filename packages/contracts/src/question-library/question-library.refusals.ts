import { refusals } from '../refusal.ts';

export const questionLibraryRefusals = refusals({
  'question_library.not_found': { kind: 'notFound', text: 'This question is no longer in the library' },
  'question_library.full': {
    kind: 'unprocessable',
    text: 'A question library can have at most {most, number} questions. Delete one first.',
    values: { most: 'number' },
  },
});
