import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('templates', english);

/** Texts of the template chooser; those fixed by the specification are verbatim. */
export const templatesMessages = texts.templates;
