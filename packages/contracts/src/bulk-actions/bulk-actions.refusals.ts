import { refusals } from '../refusal.ts';

export const bulkActionRefusals = refusals({
  'bulk_action.not_found': { kind: 'notFound', text: 'Bulk action not found' },
  'bulk_action.none': { kind: 'unprocessable', text: 'No candidate matches anymore. Nothing was changed.' },
  'bulk_action.too_many': {
    kind: 'unprocessable',
    text: 'At most {most, number} candidates at once. Narrow the filters and try again.',
    values: { most: 'number' },
  },
  'bulk_action.more_match': {
    kind: 'conflict',
    text: 'More candidates match now: {count, number}. Nothing was changed. Check the list and try again.',
    values: { count: 'number' },
  },
  /** Exceeds the emails that a company may send within 24 hours; checked for all before the first is planned. */
  'bulk_action.too_many_mails': {
    kind: 'unprocessable',
    text: 'This would send {count, plural, one {# email} other {# emails}}, and your company can send {room, number} more now. Nothing was changed. Select fewer candidates, or try again later.',
    values: { count: 'number', room: 'number' },
  },
  'bulk_action.too_many_running': {
    kind: 'unprocessable',
    text: 'Your team already has {most, number} changes in progress. Try again when one has finished.',
    values: { most: 'number' },
  },
  'bulk_action.finished': { kind: 'conflict', text: 'This change has already finished.' },
  'bulk_action.undo_expired': { kind: 'unprocessable', text: 'This change can no longer be undone.' },
});
