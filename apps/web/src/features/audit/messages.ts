import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('audit', english);

/** Texts of the audit log. */
export const auditMessages = texts.audit;

/** Details of an entry. Names of the API have their words here; others are shown unchanged. */
export const auditDetailMessages = texts.auditDetail;
