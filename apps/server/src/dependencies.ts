import type { Config } from './config/config.ts';
import { createBase } from './dependencies/base.ts';
import { createCompanyServices, createPeopleServices } from './dependencies/company.ts';
import { createFileServices } from './dependencies/files.ts';
import { createInstallationServices } from './dependencies/installation.ts';
import { createJobServices } from './dependencies/jobs.ts';
import { createCandidateServices, createReviewServices } from './dependencies/submissions.ts';
import { createListeners } from './listeners.ts';
import type { OpenDatabase, ReadElsewhere } from './platform/database/index.ts';
import { wireListeners } from './platform/events/index.ts';

/** Composes the web process: every service, with the narrowest dependencies it needs. */
export function createDependencies(opened: { config: Config; onStandby: ReadElsewhere } & OpenDatabase) {
  const base = createBase(opened);
  const { config, database, storage, tokens, takeUploads, openSessions, totals, attempts } = base;
  wireListeners(database, createListeners(totals));
  const people = createPeopleServices(base);
  const review = createReviewServices(base, people);
  return {
    config,
    database,
    storage,
    tokens,
    takeUploads,
    openSessions,
    totals,
    attempts,
    ...people,
    ...review,
    ...createCompanyServices(base),
    ...createFileServices(base, people),
    ...createCandidateServices(base, review),
    ...createJobServices(base, review),
    ...createInstallationServices(base, people),
  };
}
export type Dependencies = ReturnType<typeof createDependencies>;
