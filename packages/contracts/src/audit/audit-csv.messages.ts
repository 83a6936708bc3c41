import { messages } from '../message.ts';

/** The columns of the exported audit log. In English they are what programs look for. */
export const auditCsvMessages = messages('auditCsv', {
  time: 'time',
  action: 'action',
  actorId: 'actor_id',
  actorName: 'actor_name',
  subjectId: 'subject_id',
  subjectName: 'subject_name',
  details: 'details',
  address: 'address',
  apiToken: 'api_token',
});
