import { messages } from '../message.ts';

/** Verbatim from the specification. */
export const uploadMessages = messages('upload', {
  removed: 'The file has been deleted.',
});
