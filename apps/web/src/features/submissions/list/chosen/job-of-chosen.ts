import { mostCandidatesOfLink } from '@nimble/contracts/guests';
import { fewestCompared, mostCompared } from '../../../../shared/comparison.ts';
import type { Chosen } from './use-chosen.ts';

/** The job that all selected are of; undefined for several, and where some of them are not in view. */
function onlyJob({ chosen, count }: Chosen): number | undefined {
  const jobs = new Set(chosen.map(({ job }) => job?.id));
  const [jobId] = jobs;
  return jobs.size === 1 && count === chosen.length ? jobId : undefined;
}

/** Only candidates of one job answered the same questions. */
export function jobOfComparison(chosen: Chosen): number | undefined {
  return chosen.count >= fewestCompared && chosen.count <= mostCompared ? onlyJob(chosen) : undefined;
}

/** A link shows candidates of one job, and not many. */
export function jobOfLink(chosen: Chosen): number | undefined {
  return chosen.count <= mostCandidatesOfLink ? onlyJob(chosen) : undefined;
}
