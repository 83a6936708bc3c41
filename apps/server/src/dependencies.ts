import type { Config } from './config/config.ts';
import { createCompanyServices, createPeopleServices } from './dependencies/company.ts';
import { createFileServices } from './dependencies/files.ts';
import { createGround } from './dependencies/ground.ts';
import { createInstallationServices } from './dependencies/installation.ts';
import { createJobServices } from './dependencies/jobs.ts';
import { createCandidateServices, createReviewServices } from './dependencies/submissions.ts';
import { createListeners } from './listeners.ts';
import type { OpenDatabase } from './platform/database/index.ts';
import { wireListeners } from './platform/events/index.ts';

/** Composes the web process: every service, with the narrowest dependencies it needs. */
export function createDependencies(opened: { config: Config } & OpenDatabase) {
  const ground = createGround(opened);
  const { config, database, storage, tokens, takeUploads, openSessions, totals, attempts } = ground;
  wireListeners(database, createListeners(totals));
  const people = createPeopleServices(ground);
  const review = createReviewServices(ground, people);
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
    ...createCompanyServices(ground),
    ...createFileServices(ground, people),
    ...createCandidateServices(ground, review),
    ...createJobServices(ground, review),
    ...createInstallationServices(ground, people),
  };
}
export type Dependencies = ReturnType<typeof createDependencies>;
