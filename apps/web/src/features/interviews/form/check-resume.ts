import { largestResumeBytes } from '@nimble/contracts/interviews';

/** The error of a resume, by the name of its text. */
type ResumeProblem =
  | 'resumeRequired'
  | 'resumeTooLarge'
  | 'resumeWrongKind'
  | 'resumeEmpty'
  | 'resumeDamaged';

const resumeEndings = /\.(pdf|docx|doc)$/i;
const resumeTypes = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);
/** A PDF may begin a little later, after a header of a mail program. */
const headBytes = 1024;
const zipStart = 'PK\x03\x04';
const zipEnd = 'PK\x05\x06';
/** Word before 2007. */
const compoundStart = '\xd0\xcf\x11\xe0';

/** Checks a resume when it is chosen, by name, type and bytes, as far as a browser can: the server decides. */
export async function checkResume(resume: File | null): Promise<ResumeProblem | undefined> {
  if (resume === null) return 'resumeRequired';
  if (resume.size === 0) return 'resumeEmpty';
  if (!resumeEndings.test(resume.name) && !resumeTypes.has(resume.type)) return 'resumeWrongKind';
  if (resume.size > largestResumeBytes) return 'resumeTooLarge';
  try {
    return problemOf(textOf(await resume.arrayBuffer()));
  } catch {
    // A folder, or a file that was deleted since.
    return 'resumeDamaged';
  }
}

function problemOf(content: string): ResumeProblem | undefined {
  if (content.slice(0, headBytes).includes('%PDF-'))
    return content.includes('%%EOF') ? undefined : 'resumeDamaged';
  if (content.startsWith(compoundStart)) return undefined;
  // A ZIP file contains the names of its parts in plain text.
  if (!content.startsWith(zipStart) || !content.includes('word/')) return 'resumeWrongKind';
  return content.includes(zipEnd) ? undefined : 'resumeDamaged';
}

/** One character for each byte. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes);
}
