import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** Texts of the buttons that the player's library makes. */
export const playerMessages = createCatalogue('submissions/player', english).player;
