import { createOwnTexts } from '../../../platform/texts/index.ts';
import { exportTexts } from './exports.texts.ts';

/** Texts in exported files, in the language of the person who exports. */
export const exportText = createOwnTexts(exportTexts, new URL('./exports.texts.ts', import.meta.url));
