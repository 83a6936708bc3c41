import { candidateNameLengths, largestResumeBytes } from '@nimble/contracts/interviews';
import * as z from 'zod/mini';
import { interviewTexts as texts } from '../messages.ts';

export type CandidateValues = { name: string; email: string; resume: File | null };
type CandidateErrors = Partial<Record<keyof CandidateValues, string>>;

const addressField = z.email();

const resumeEndings = /\.(pdf|docx|doc)$/i;
const resumeTypes = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** The rules of spec 1 §5; the server checks them again. */
export function checkCandidate({ name, email, resume }: CandidateValues): CandidateErrors {
  const errors: CandidateErrors = {};
  const wrongName = nameError(name.trim());
  if (wrongName !== undefined) errors.name = wrongName;
  const wrongEmail = emailError(email);
  if (wrongEmail !== undefined) errors.email = wrongEmail;
  const resumeError = checkResume(resume);
  if (resumeError !== undefined) errors.resume = resumeError;
  return errors;
}

/** What is wrong with an address; undefined for a good one. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return texts.emailRequired;
  return addressField.safeParse(email.trim()).success ? undefined : texts.emailInvalid;
}

function nameError(name: string): string | undefined {
  if (name === '') return texts.nameRequired;
  if (name.length < candidateNameLengths.shortest) return texts.nameTooShort;
  return name.length > candidateNameLengths.longest ? texts.nameTooLong : undefined;
}

function checkResume(resume: File | null): string | undefined {
  if (resume === null) return texts.resumeRequired;
  if (!resumeEndings.test(resume.name) && !resumeTypes.has(resume.type)) return texts.resumeWrongKind;
  return resume.size > largestResumeBytes ? texts.resumeTooLarge : undefined;
}
