import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('templates', english);

/** Texts of the template chooser; those fixed by the specification are verbatim. */
export const templatesMessages = texts.templates;
