import { profileFormMessages as messages } from '../messages.ts';

/** A number in its two parts: calling code and national digits; '' without one. */
export type PhoneNumber = { code: string; digits: string };

const wantedDigits = 10;

/** @returns the error; undefined for a valid number and for none at all. */
export function checkPhone({ code, digits }: PhoneNumber): string | undefined {
  if (digits === '') return undefined;
  if (digits.length === 1) return messages.phoneTooShort;
  const isComplete = digits.length === wantedDigits;
  if (code === '') return isComplete ? messages.countryMissing : messages.phoneAndCountryInvalid;
  return isComplete ? undefined : messages.phoneInvalid;
}

/** '+{code} {10 digits}'; a code alone is no number. */
export function storedPhone({ code, digits }: PhoneNumber): string {
  return digits === '' ? '' : `+${code} ${digits}`;
}

export function readPhone(stored: string | null): PhoneNumber {
  const match = /^\+(\d+) (\d+)$/.exec(stored ?? '');
  return { code: match?.[1] ?? '', digits: match?.[2] ?? '' };
}
