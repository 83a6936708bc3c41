import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('app/workspace', english);

/** Texts of the workspace's shell; those fixed by the specification are verbatim. */
export const workspaceMessages = texts.workspace;
