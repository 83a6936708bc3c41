import type { exportSources } from '../../export-sources.ts';

/** Functions of the features whose data is exported: a task gets them instead of importing these features. */
export type ExportSources = typeof exportSources;
