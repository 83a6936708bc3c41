import { type RefusalCode, refusalCatalog } from '@nimble/contracts/all-refusals';
import type { Language } from '@nimble/contracts/languages';
import { createTexts } from './texts.ts';

const texts: (language: Language, code: RefusalCode, values: never) => string = createTexts(
  refusalCatalog,
  '.refusals',
) as never;

/** The text of a refusal in a language. The constructor of RequestError requires the values that it takes. */
export function refusalText(
  language: Language,
  code: RefusalCode,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return texts(language, code, values as never);
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalCatalog, code);
}
