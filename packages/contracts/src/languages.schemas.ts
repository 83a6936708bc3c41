import * as z from 'zod/mini';
import { type Language, languageNames } from './languages.ts';

/** A language of ours, by its code: `de`. */
export const languageField = z.enum(Object.keys(languageNames) as [Language, ...Language[]]);
