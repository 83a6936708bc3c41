import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

export const answersMessages = createCatalogue('settings/answers', english).answers;
