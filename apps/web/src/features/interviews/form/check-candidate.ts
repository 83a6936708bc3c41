import { candidateNameLengths } from '@nimble/contracts/interviews';
import * as z from 'zod/mini';
import { interviewTexts as texts } from '../messages.ts';

export type CandidateValues = { name: string; email: string; resume: File | null };
type CandidateErrors = Partial<Record<'name' | 'email', string>>;

const addressField = z.email();

/** The rules of the candidate's form; the server checks them again. Those of the resume are in check-resume.ts. */
export function checkCandidate({ name, email }: Pick<CandidateValues, 'name' | 'email'>): CandidateErrors {
  const errors: CandidateErrors = {};
  const wrongName = nameError(name.trim());
  if (wrongName !== undefined) errors.name = wrongName;
  const wrongEmail = emailError(email);
  if (wrongEmail !== undefined) errors.email = wrongEmail;
  return errors;
}

/** The error of an address; undefined for a valid one. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return texts.emailRequired;
  return addressField.safeParse(email.trim()).success ? undefined : texts.emailInvalid;
}

function nameError(name: string): string | undefined {
  if (name === '') return texts.nameRequired;
  if (name.length < candidateNameLengths.shortest) return texts.nameTooShort;
  return name.length > candidateNameLengths.longest ? texts.nameTooLong : undefined;
}
