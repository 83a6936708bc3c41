import { refusals } from '../refusal.ts';

/** Refusals of answers that are not recorded. */
export const answerRefusals = refusals({
  'answer.format_not_allowed': {
    kind: 'unprocessable',
    text: 'This question cannot be answered in this way',
  },
  'answer.not_started': { kind: 'conflict', text: 'This answer has not been started yet' },
  'answer.attempt_over': {
    kind: 'conflict',
    text: 'This answer was started again or used elsewhere. Reload the page to continue.',
  },
  'answer.changed_elsewhere': {
    kind: 'conflict',
    text: 'You also answered on another device. Choose the answer that you want to keep.',
  },
  'answer.no_attempts_left': { kind: 'unprocessable', text: 'This question cannot be answered again' },
  'answer.empty': { kind: 'unprocessable', text: 'Give an answer before you use it' },
  'answer.too_many_characters': {
    kind: 'unprocessable',
    text: 'This answer has more characters than the question allows',
  },
  'answer.too_many_words': {
    kind: 'unprocessable',
    text: 'This answer has more words than the question allows',
  },
  'answer.option_unknown': { kind: 'unprocessable', text: 'This question has no such option' },
  'answer.too_few_options': {
    kind: 'unprocessable',
    text: 'This answer has fewer options than the question asks for',
  },
  'answer.too_many_options': {
    kind: 'unprocessable',
    text: 'This answer has more options than the question allows',
  },
  'answer.number_out_of_range': {
    kind: 'unprocessable',
    text: 'This number is outside of what the question allows',
  },
  'answer.too_many_decimals': {
    kind: 'unprocessable',
    text: 'This number has more decimals than the question allows',
  },
  'answer.date_out_of_range': {
    kind: 'unprocessable',
    text: 'This date is outside of what the question allows',
  },
  'answer.no_file': { kind: 'unprocessable', text: 'Upload a file before you use it' },
  'answer.file_empty': { kind: 'invalidInput', text: 'This file is empty. Choose another one.' },
  'answer.file_too_large': { kind: 'tooLarge', text: 'This file is larger than the question allows' },
  'answer.too_many_files': { kind: 'unprocessable', text: 'This question takes no more files' },
  'answer.file_wrong_kind': {
    kind: 'unsupportedMedia',
    text: 'This question does not take this kind of file. Choose one of the kinds that it names.',
  },
  'answer.file_damaged': {
    kind: 'unprocessable',
    text: 'This file is damaged. Save a new copy and choose that one.',
  },
  'answer.file_locked': {
    kind: 'unprocessable',
    text: 'This file is protected with a password. Save a copy without one and choose that.',
  },
  'answer.file_not_found': { kind: 'notFound', text: 'This file no longer exists. Choose it again.' },
  'answer.file_used': { kind: 'conflict', text: 'This file is part of the answer' },
});
