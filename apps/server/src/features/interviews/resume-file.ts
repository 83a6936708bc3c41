import { RequestError } from '../../platform/errors.ts';
import { cleanFileName, type FileFormat, judgeFile, type Unfit } from '../../platform/files/index.ts';
import type { ByteRange, Storage } from '../../platform/storage/index.ts';

/** The document formats that employers can open. */
const takenExtensions: ReadonlySet<string> = new Set(['pdf', 'doc', 'docx']);
const refusals = {
  wrongKind: 'interview.resume_wrong_kind',
  locked: 'answer.file_locked',
  damaged: 'interview.resume_damaged',
} as const satisfies Record<Unfit, string>;

type StoredResume = { key: string; givenName: string; sizeBytes: number };

/**
 * What a stored resume is by its bytes; its name is the candidate's, with the extension of its actual format.
 * @throws RequestError unsupportedMedia for anything but PDF, DOCX and DOC, invalidInput for an empty file,
 * unprocessable for one that its password locks, and one without its end.
 */
export async function judgeResume(
  storage: Pick<Storage, 'read'>,
  { key, givenName, sizeBytes }: StoredResume,
): Promise<{ name: string; mime: string }> {
  if (sizeBytes === 0) throw new RequestError('interview.resume_empty');
  const bytes = { size: sizeBytes, read: (range?: ByteRange) => storage.read(key, range) };
  const format = refuseOthers(await judgeFile(bytes, ['pdf', 'document'], givenName));
  return {
    name: cleanFileName(givenName, { fallback: 'resume', extension: format.extension }),
    mime: format.mime,
  };
}

function refuseOthers(format: FileFormat | Unfit): FileFormat {
  if (typeof format === 'string') throw new RequestError(refusals[format]);
  if (!takenExtensions.has(format.extension)) throw new RequestError(refusals.wrongKind);
  return format;
}
