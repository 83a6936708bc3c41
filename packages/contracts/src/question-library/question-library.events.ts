import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

/** `question` is its text. */
const changed = { libraryQuestionId: z.number(), question: z.string() };
const heard = { audit: ['question'], socket: 'question-library-updated' } as const;

export const questionLibraryEvents = {
  'company.library_question_created': domainEvent(
    'A person added a question to the question library',
    changed,
    heard,
  ),
  'company.library_question_changed': domainEvent(
    'A person changed a question of the question library',
    changed,
    heard,
  ),
  'company.library_question_deleted': domainEvent(
    'A person deleted a question of the question library',
    changed,
    heard,
  ),
} as const;
