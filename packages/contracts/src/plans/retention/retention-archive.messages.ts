import { messages } from '../../message.ts';

/** The columns of the list of candidates in the archive of what will be erased. */
export const retentionArchiveMessages = messages('retentionArchive', {
  folder: 'Folder',
  name: 'Name',
  email: 'Email',
  job: 'Job',
  submitted: 'Submitted',
  status: 'Status',
  rating: 'Rating',
  notes: 'Notes',
});

export const archivedStatusMessages = messages('archivedStatus', {
  uploading: 'In progress',
  processing: 'Processing',
  pending: 'Pending',
  in_review: 'In review',
  reviewed: 'Reviewed',
  shortlisted: 'Approved',
  rejected: 'Rejected',
});
