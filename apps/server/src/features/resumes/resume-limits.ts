/** Supported kinds; Word's format before 2007 is only downloaded. */
export const resumeFormats = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;
export type ResumeFormat = (typeof resumeFormats)[keyof typeof resumeFormats];

/** A resume is a few pages; later ones are not read. */
export const mostPages = 60;
/** Maximum of stored text. It is far below PostgreSQL's limit of 1 MB for search vectors. */
export const mostCharacters = 200_000;
/** A few pages take less than a second on a small machine. */
export const mostSeconds = 20;
/** Limit of the whole process, including its code. */
export const mostMemoryBytes = 450 * 1024 * 1024;

/** Messages of the process that reads a resume. */
export type ResumeReading =
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'problem'; problem: 'encrypted' | 'unreadable' | 'tooMuch' };
