import type { FindingName } from './overview.schemas.ts';

export const installationMessages = {
  companyNotFound: 'Company not found',
  /** On the page Installation, and printed by `nimble doctor`. */
  findings: {
    processes: 'Processes',
    tasks: 'Tasks',
    database: 'Database',
    files: 'Files',
    space: 'Data folder',
    mail: 'Mail',
    speech: 'Speech',
    codecs: 'Codecs',
    faces: 'Faces',
    address: 'Address',
    secret: 'Secret',
    backups: 'Backups',
    plans: 'Plans',
    versions: 'Versions',
  } satisfies Record<FindingName, string>,
  /** To the people of a stopped company, for everything but reading. */
  stopped:
    'The people who run this server have stopped your company. You can read everything, and nothing can be changed or sent.',
} as const;
