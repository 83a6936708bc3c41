import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('onboarding', english);

/** Texts of the first run. */
export const onboardingMessages = texts.onboarding;
