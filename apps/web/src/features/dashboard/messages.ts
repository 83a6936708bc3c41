import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('dashboard', english);

/** Texts of the dashboard; those fixed by the specification are verbatim. */
export const dashboardMessages = texts.dashboard;
