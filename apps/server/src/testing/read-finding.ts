import { writeFound } from '../features/installation/index.ts';
import type { Found } from '../platform/database/index.ts';

/** What a check found, in English. */
export function readFinding({ state, texts, advice }: Found) {
  return { state, text: writeFound('en', texts), advice: advice && writeFound('en', [advice]) };
}
