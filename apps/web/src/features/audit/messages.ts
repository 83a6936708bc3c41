import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('audit', english);

/** Texts of the audit log. */
export const auditMessages = texts.audit;

/** Details of an entry. Names of the API have their words here; others are shown unchanged. */
export const auditDetailMessages = texts.auditDetail;
