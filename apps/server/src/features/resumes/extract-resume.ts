import type { ResumeProblem } from '@nimble/contracts/resumes';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import {
  type MediaTaskPayload,
  type MediaTaskRun,
  showingProgress,
} from '../../platform/media-tasks/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { readResume } from './read-resume.ts';
import { resumeFormats } from './resume-limits.ts';
import { findResumeFile, hasResumeText, lockResume, saveResumeText } from './resumes.repository.ts';

type Dependencies = { database: Database; storage: Storage };
type Read = { text: string; isCut: boolean; problem: ResumeProblem | null };

/** Reads the text of the resume. A file without text, or one that cannot be read, is a result and no failure. */
export const extractResumeHandler = showingProgress<Dependencies>({
  kind: 'resume',
  failure: 'resume.failed',
  work: extractResume,
});

async function extractResume(
  { companyId, submissionId }: MediaTaskPayload,
  { database, storage }: Dependencies,
  { signal }: MediaTaskRun,
): Promise<void> {
  const file = await findResumeFile(database, companyId, submissionId);
  // Erased meanwhile, or read before a crash could store that.
  if (file === undefined || (await hasResumeText(database, companyId, file.id))) return;
  const read = await readFileOf(file, storage, signal);
  await inTransaction(database, async (transaction) => {
    const resume = await lockResume(transaction, companyId, submissionId);
    if (resume?.resume_file_id !== file.id) return;
    await saveResumeText(transaction, { companyId, submissionId, fileId: file.id, ...read });
  });
}

async function readFileOf(
  { mime, storage_key: key }: { mime: string; storage_key: string },
  storage: Storage,
  signal: AbortSignal,
): Promise<Read> {
  const format = Object.entries(resumeFormats).find(([known]) => known === mime)?.[1];
  if (format === undefined) return { text: '', isCut: false, problem: 'notRead' };
  const reading = await readResume(format, storage.read(key), signal);
  if (reading.kind === 'problem') return { text: '', isCut: false, problem: reading.problem };
  const text = asPlainText(reading.text);
  return text === ''
    ? { text, isCut: false, problem: 'withoutText' }
    : { text, isCut: reading.isCut, problem: null };
}

/** PostgreSQL refuses NUL and half surrogate pairs; other control characters are no text, and mark hits of a search. */
function asPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
