import type { AnswerValue } from '@nimble/contracts/answers';

/** Is it the same answer? */
export function isEqual(one: AnswerValue, other: AnswerValue): boolean {
  switch (one.format) {
    case 'text':
      return other.format === 'text' && one.text === other.text;
    case 'choice':
      return other.format === 'choice' && one.chosen.join(' ') === other.chosen.join(' ');
    case 'number':
      return other.format === 'number' && one.number === other.number;
    case 'date':
      return other.format === 'date' && one.date === other.date;
  }
}
