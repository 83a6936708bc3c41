import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('webhooks', english);

export const webhooksMessages = texts.webhooks;

export const deliveriesMessages = texts.deliveries;
