import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** Texts of the buttons that the player's library makes. */
export const playerMessages = createCatalog('submissions/player', english).player;
