import { candidateNameField, largestResumeBytes } from '@nimble/contracts/interviews';
import * as z from 'zod/mini';
import { interviewTexts as texts, said } from './messages.ts';

export type CandidateValues = { name: string; email: string; resume: File | null };
type CandidateErrors = Partial<Record<keyof CandidateValues, string>>;

const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.email('Please enter a valid email address'),
  );
const resumeEndings = /\.(pdf|docx|doc)$/i;
const resumeTypes = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** The rules of spec 1 §5; the server checks them again. */
export function checkCandidate({ name, email, resume }: CandidateValues): CandidateErrors {
  const errors: CandidateErrors = {};
  const nameError = candidateNameField.safeParse(name).error?.issues[0]?.message;
  if (nameError !== undefined) errors.name = said(nameError);
  const wrongEmail = emailError(email);
  if (wrongEmail !== undefined) errors.email = wrongEmail;
  const resumeError = checkResume(resume);
  if (resumeError !== undefined) errors.resume = resumeError;
  return errors;
}

/** What is wrong with an address; undefined for a good one. */
export function emailError(email: string): string | undefined {
  const message = emailField.safeParse(email).error?.issues[0]?.message;
  return message === undefined ? undefined : said(message);
}

function checkResume(resume: File | null): string | undefined {
  if (resume === null) return texts.resumeRequired;
  if (!resumeEndings.test(resume.name) && !resumeTypes.has(resume.type)) return texts.resumeWrongKind;
  return resume.size > largestResumeBytes ? texts.resumeTooLarge : undefined;
}
