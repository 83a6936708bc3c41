import { type Message, messages } from '../message.ts';
import type { FindingName } from './overview.schemas.ts';

/** The checks of an installation: on the page Installation, and printed by `nimble doctor`. */
export const findingMessages: Readonly<Record<FindingName, Message>> = messages('finding', {
  processes: 'Processes',
  tasks: 'Tasks',
  database: 'Database',
  pooler: 'Pooler',
  standby: 'Standby',
  files: 'Files',
  space: 'Data folder',
  mail: 'Email',
  speech: 'Speech',
  codecs: 'Codecs',
  faces: 'Faces',
  scanner: 'Virus scanner',
  insights: 'Language model',
  google: 'Google',
  payments: 'Payments',
  address: 'Address',
  secret: 'Secret',
  backups: 'Backups',
  plans: 'Plans',
  versions: 'Versions',
});
