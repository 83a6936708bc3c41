import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('submissions/job-candidates', english);

/** Texts of the job candidates screen; those fixed by the specification are verbatim. */
export const jobCandidatesMessages = texts.jobCandidates;
