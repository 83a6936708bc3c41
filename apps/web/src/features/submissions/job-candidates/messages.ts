import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions/job-candidates', english);

/** Texts of the job candidates screen; those fixed by the specification are verbatim. */
export const jobCandidatesMessages = texts.jobCandidates;
