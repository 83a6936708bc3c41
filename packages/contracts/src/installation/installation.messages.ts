import type { FindingName } from './overview.schemas.ts';

export const installationMessages = {
  /** On the page Installation, and printed by `nimble doctor`. */
  findings: {
    processes: 'Processes',
    tasks: 'Tasks',
    database: 'Database',
    files: 'Files',
    space: 'Data folder',
    mail: 'Email',
    speech: 'Speech',
    codecs: 'Codecs',
    faces: 'Faces',
    insights: 'Language model',
    google: 'Google',
    payments: 'Payments',
    address: 'Address',
    secret: 'Secret',
    backups: 'Backups',
    plans: 'Plans',
    versions: 'Versions',
  } satisfies Record<FindingName, string>,
} as const;
