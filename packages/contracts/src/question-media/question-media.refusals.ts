import { refusals } from '../refusal.ts';

export const questionMediaRefusals = refusals({
  'question_media.not_a_form': { kind: 'unsupportedMedia', text: 'Choose a file to upload' },
  'question_media.missing': { kind: 'invalidInput', text: 'Choose a file to upload' },
  'question_media.empty': { kind: 'invalidInput', text: 'This file is empty. Choose another one.' },
  'question_media.too_large': {
    kind: 'tooLarge',
    text: 'This file is too large. Videos and sounds can have 100 MB, PDFs 10 MB, and pictures 5 MB.',
  },
  'question_media.wrong_kind': {
    kind: 'unsupportedMedia',
    text: 'Choose a video (MP4, MOV, WebM), a sound (MP3, M4A, WebM), a picture (JPEG, PNG, WebP) or a PDF.',
  },
  'question_media.damaged': {
    kind: 'unprocessable',
    text: 'We couldn’t read this file. Save a new copy and choose that one.',
  },
  'question_media.too_many': {
    kind: 'unprocessable',
    text: 'Your company has too many files that no job uses. They are deleted after a week.',
  },
  'question_media.not_found': { kind: 'notFound', text: 'This file no longer exists' },
  /** When a job is saved. */
  'question_media.unknown': {
    kind: 'unprocessable',
    text: 'A file of this job no longer exists. Remove it, or upload it again.',
  },
  'question_media.not_ready': {
    kind: 'unprocessable',
    text: 'A video or sound of this job isn’t ready yet. Wait until it is, retry it, or remove it; then publish again.',
  },
  'question_media.without_text': {
    kind: 'unprocessable',
    text: 'A video or sound of this job has no captions. Type what it says, then publish again.',
  },
  'question_media.text_needed': {
    kind: 'unprocessable',
    text: 'A published job shows this file, and it has no captions. Its text can’t be empty.',
  },
});
