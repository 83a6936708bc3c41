import { createCatalogue, type Translated } from '../../../lib/language.ts';

/** Texts of choosing between two recordings; 'Use This Recording' is specified verbatim. */
const english = {
  title: 'Choose your recording',
  text: 'Play both and use the better one. The other one is deleted as soon as your answer has arrived.',
  number: (number: number) => `Recording ${number}`,
  player: (number: number, length: string) => `Recording ${number}, ${length}`,
  noLength: 'length not known',
  inUse: 'Your current answer',
  notPlayable: 'This recording is being checked. You can play it in a moment.',
  use: 'Use This Recording',
  useNumber: (number: number) => `Use This Recording: Recording ${number}`,
  keep: 'Keep this answer',
  keepNumber: (number: number) => `Keep this answer: Recording ${number}`,
  again: 'Retake',
  againLeft: (count: number) => `Retake (${count} left)`,
  noneLeft: 'No retakes are left for this question. Use one of these recordings.',
  giveUpTitle: 'Which recording do you want to delete?',
  giveUpText: 'You can keep two recordings of an answer. The one that you choose here is deleted for good.',
  giveUp: (number: number) => `Delete Recording ${number}`,
  cancel: 'Cancel',
  kept: (number: number) => `Recording ${number} is kept. Record again, then choose between the two.`,
  back: (number: number) => `Back to Recording ${number}`,
  answerKept: 'Your answer is kept. Record again, then choose between the two.',
  backToAnswer: 'Back to your answer',
  keptHint: 'If you record again, this recording is kept, and you choose between the two.',
} as const;

export const choiceTexts = createCatalogue(english, {
  es: async () => (await import('./messages.es.ts')).spanish,
  fr: async () => (await import('./messages.fr.ts')).french,
  de: async () => (await import('./messages.de.ts')).german,
});
export type ChoiceTexts = Translated<typeof english>;
