import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('jobs/team', english);

/** Who sees a job. */
export const jobTeamMessages = texts.jobTeam;
