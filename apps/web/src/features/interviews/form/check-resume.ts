import { largestResumeBytes } from '@nimble/contracts/interviews';

/** What is wrong with a résumé, by the name of its text. */
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
/** A PDF may begin a little later, after what a mail program has put before it. */
const headBytes = 1024;
const zipStart = 'PK\x03\x04';
const zipEnd = 'PK\x05\x06';
/** Word before 2007. */
const compoundStart = '\xd0\xcf\x11\xe0';

/**
 * Judges a résumé when it is chosen, by name and type (spec 1 §5) and by its bytes, as far as a browser can: the server
 * decides.
 */
export async function checkResume(resume: File | null): Promise<ResumeProblem | undefined> {
  if (resume === null) return 'resumeRequired';
  if (resume.size === 0) return 'resumeEmpty';
  if (!resumeEndings.test(resume.name) && !resumeTypes.has(resume.type)) return 'resumeWrongKind';
  if (resume.size > largestResumeBytes) return 'resumeTooLarge';
  try {
    return problemOf(textOf(await resume.arrayBuffer()));
  } catch {
    // A folder, or a file that has gone since.
    return 'resumeDamaged';
  }
}

function problemOf(content: string): ResumeProblem | undefined {
  if (content.slice(0, headBytes).includes('%PDF-'))
    return content.includes('%%EOF') ? undefined : 'resumeDamaged';
  if (content.startsWith(compoundStart)) return undefined;
  // The names of the parts of a ZIP file stand in it as they are.
  if (!content.startsWith(zipStart) || !content.includes('word/')) return 'resumeWrongKind';
  return content.includes(zipEnd) ? undefined : 'resumeDamaged';
}

/** One sign for each byte. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes);
}
