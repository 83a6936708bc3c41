import { restEnding } from '../../../platform/storage/index.ts';

/** What is stored of a submission's recordings beside its films; erased with it. */
export const restFolder = (submissionId: number) => `rests/${submissionId}/`;

type Beside = { submissionId: number; takeId: string; filmId: number };

/** Where the rest of a recording beside this film is stored. Every run of the task writes the same bytes. */
export const restKey = (beside: Beside) => `${nameOf(beside)}${restEnding}`;

/** Where a recording is stored that this film does not hold any more. */
export const wholeKey = (beside: Beside) => `${nameOf(beside)}.whole`;

const nameOf = ({ submissionId, takeId, filmId }: Beside) => `${restFolder(submissionId)}${takeId}.${filmId}`;
