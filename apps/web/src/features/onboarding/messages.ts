import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('onboarding', english);

/** Texts of the first run. */
export const onboardingMessages = texts.onboarding;
