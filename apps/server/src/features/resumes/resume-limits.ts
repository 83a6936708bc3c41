/** Which kinds are read; Word's format before 2007 is only ever downloaded. */
export const resumeFormats = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;
export type ResumeFormat = (typeof resumeFormats)[keyof typeof resumeFormats];

/** A resume is a few pages; what comes after so many is not read. */
export const mostPages = 60;
/** Kept of the text. It is far below the 1 MB that PostgreSQL takes of words to search. */
export const mostCharacters = 200_000;
/** A few pages take less than a second on a small machine. */
export const mostSeconds = 20;
/** Of the whole process, with the code that reads. */
export const mostMemoryBytes = 450 * 1024 * 1024;

/** What the process that reads a resume says. */
export type ResumeReading =
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'problem'; problem: 'encrypted' | 'unreadable' | 'tooMuch' };
