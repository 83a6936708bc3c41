import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('app/workspace', english);

/** Texts of the workspace's shell; those fixed by the specification are verbatim. */
export const workspaceMessages = texts.workspace;
