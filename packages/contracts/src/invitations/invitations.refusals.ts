import { refusals } from '../refusal.ts';

export const invitationRefusals = refusals({
  'invitation.not_found': { kind: 'notFound', text: 'Invitation not found' },
  'invitation.not_active': {
    kind: 'unprocessable',
    text: 'Only active jobs can be shared. Publish the job first.',
  },
  'invitation.deadline_passed': { kind: 'unprocessable', text: 'The deadline of this job has passed.' },
  'invitation.being_sent': { kind: 'unprocessable', text: 'This invitation is still being sent.' },
  /** The deadline of this candidate has passed; it can be extended. */
  'invitation.expired': {
    kind: 'unprocessable',
    text: 'The deadline of this invitation has passed. Extend it first.',
  },
  'invitation.started': {
    kind: 'unprocessable',
    text: 'The candidate has already started the interview, so the invitation can’t be withdrawn.',
  },
  'invitation.submitted': {
    kind: 'unprocessable',
    text: 'The candidate has already submitted the interview.',
  },
  'invitation.withdrawn': { kind: 'unprocessable', text: 'This invitation has been withdrawn.' },
  'invitation.deadline_in_past': { kind: 'unprocessable', text: 'The deadline must be in the future.' },
  /** Or has submitted without an invitation. */
  'invitation.already_invited': { kind: 'conflict', text: 'This address was already invited to the job.' },
  'invitation.external_id_taken': {
    kind: 'conflict',
    text: 'This external ID belongs to an invitation of another job or address.',
  },
  'invitation.two_deadlines': {
    kind: 'unprocessable',
    text: 'Send either a deadline or a number of days, not both.',
  },
  'invitation.list_is_workbook': {
    kind: 'unprocessable',
    text: 'This is an Excel workbook. In Excel, save the sheet as “CSV UTF-8”, then choose that file.',
  },
  'invitation.list_unreadable': {
    kind: 'unprocessable',
    text: 'We can’t read this file as text. Save it as CSV in UTF-8, then choose it again.',
  },
  'invitation.list_row_too_long': {
    kind: 'unprocessable',
    text: 'The row that ends at line {line, number} is too long. Perhaps a quotation mark is not closed.',
    values: { line: 'number' },
  },
  'invitation.list_too_long': {
    kind: 'unprocessable',
    text: 'A list can have at most {most, number} rows. Split it, and send the parts one after the other.',
    values: { most: 'number' },
  },
  'invitation.list_without_addresses': {
    kind: 'unprocessable',
    text: 'We found no email addresses in this list.',
  },
  'invitation.list_without_rows': {
    kind: 'unprocessable',
    text: 'No candidate in this list can be invited. Nothing was sent.',
  },
  'invitation.batch_not_found': { kind: 'notFound', text: 'These invitations were not found' },
});
