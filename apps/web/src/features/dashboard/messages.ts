import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('dashboard', english);

/** Texts of the dashboard; those fixed by the specification are verbatim. */
export const dashboardMessages = texts.dashboard;
