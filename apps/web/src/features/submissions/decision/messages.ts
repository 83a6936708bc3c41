import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

export const decisionMessages = createCatalogue('submissions/decision', english).decision;
