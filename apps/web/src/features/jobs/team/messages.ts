import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('jobs/team', english);

/** Who sees a job. */
export const jobTeamMessages = texts.jobTeam;
