import { messages } from '../message.ts';

/** Texts for the selection of a bulk action. */
export const bulkActionMessages = messages('bulkAction', {
  noneSelected: 'Select at least one candidate',
  tooManyNamed: 'Select at most {maximum} candidates one by one',
});
