import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('webhooks', english);

export const webhooksMessages = texts.webhooks;

export const deliveriesMessages = texts.deliveries;
