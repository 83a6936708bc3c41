import { extname } from 'node:path';
import { readableText } from '@nimble/contracts/transcripts';
import { plainValue } from '../../../platform/answers/index.ts';
import { textEntry, type ZipEntry } from '../../../platform/archive/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import type { ArchivedSubmission } from './archived.repository.ts';

const longestName = 80;
/** Most file systems allow 255, of which the number of a candidate or an answer takes some. */
const mostNameBytes = 200;

/**
 * What is archived of each candidate. `videos`: the joined one, or the answers where there is none; `answers`: both.
 */
export type ArchivedPart = 'videos' | 'answers' | 'resume' | 'transcripts';

type Archive = {
  storage: Pick<Storage, 'facts' | 'read'>;
  submissions: AsyncIterable<ArchivedSubmission>;
  parts: ReadonlySet<ArchivedPart>;
  /** Called for each file that a row names and that is not stored. */
  onMissing?: () => void;
};

/** A folder for each candidate, read while it is sent; files that are missing are listed at the end. */
export async function* archiveEntries({
  storage,
  submissions,
  parts,
  onMissing,
}: Archive): AsyncGenerator<ZipEntry> {
  const missing: string[] = [];
  for await (const submission of submissions) {
    const folder = folderOf(submission);
    for (const { name, key } of filesOf(submission, parts)) {
      const facts = await storage.facts(key);
      if (facts !== undefined) yield { name: `${folder}/${name}`, ...facts, read: () => storage.read(key) };
      else {
        missing.push(`${folder}/${name}`);
        onMissing?.();
      }
    }
    const transcript = parts.has('transcripts') ? transcriptOf(submission) : '';
    if (transcript !== '') yield textEntry(`${folder}/transcript.txt`, Buffer.from(transcript));
  }
  if (missing.length > 0) yield textEntry('missing-files.txt', Buffer.from(`${missing.join('\n')}\n`));
}

/** The size of the stored files alone. */
export function archivedBytes(submission: ArchivedSubmission, parts: ReadonlySet<ArchivedPart>): number {
  return filesOf(submission, parts).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The number distinguishes people of one name. */
export function folderOf({ id, candidate_name }: Pick<ArchivedSubmission, 'id' | 'candidate_name'>): string {
  return `${plainName(candidate_name)} ${id}`;
}

/** A name without paths, which every system can store. */
export function plainName(name: string): string {
  const plain = name
    .toWellFormed()
    // Controls of the direction of writing can disguise an ending: “cv[U+202E]fdp.exe” would show as “cvexe.pdf”.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g, '_')
    .replace(/^[. ]+/g, '');
  return shortened(plain).replace(/[. ]+$/g, '') || 'Candidate';
}

function shortened(name: string): string {
  let short = [...name].slice(0, longestName).join('');
  while (Buffer.byteLength(short) > mostNameBytes) short = [...short].slice(0, -1).join('');
  return short;
}

/** A plain name that keeps its ending, without which no program would open the file. */
export function plainFileName(name: string): string {
  const ending = plainEnding(name);
  return `${plainName(name.slice(0, name.length - ending.length))}${ending}`;
}

const endings: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'audio/mp4': '.m4a',
  'audio/webm': '.webm',
  'application/pdf': '.pdf',
};

type ArchivedFile = { name: string; key: string; bytes: number };

function filesOf({ files, answers }: ArchivedSubmission, parts: ReadonlySet<ArchivedPart>): ArchivedFile[] {
  const ending = (mime: string, name = '') => endings[mime.split(';')[0] ?? ''] ?? plainEnding(name);
  const isWanted = { film: parts.has('videos'), resume: parts.has('resume'), poster: false };
  const own = files.filter(({ kind }) => isWanted[kind]);
  const isJoined = own.some(({ kind }) => kind === 'film');
  const hasAnswers = parts.has('answers') || (parts.has('videos') && !isJoined);
  return [
    ...own.map(({ kind, mime, name, storage_key: key, size_bytes: bytes }) => ({
      name: `${kind === 'film' ? 'interview' : kind}${ending(mime, name)}`,
      key,
      bytes,
    })),
    ...(hasAnswers ? answers : []).flatMap(({ position, mime, storage_key: key, size_bytes: bytes }) =>
      // What was written is in the transcript.
      mime === null || key === null || bytes === null
        ? []
        : [{ name: `answer-${position}${ending(mime)}`, key, bytes }],
    ),
    ...(parts.has('answers') || parts.has('videos') ? answers : []).flatMap(({ position, uploaded }) =>
      uploaded.map(({ name, storage_key: key, size_bytes: bytes }, index) => ({
        name: `answer-${position}-${index + 1} ${plainFileName(name)}`,
        key,
        bytes,
      })),
    ),
  ];
}

function plainEnding(name: string): string {
  const ending = extname(name).toLowerCase();
  return /^\.[a-z0-9]{1,8}$/.test(ending) ? ending : '';
}

function transcriptOf({ answers }: ArchivedSubmission): string {
  return answers
    .flatMap(({ position, question, transcript, value }) => {
      const words = value === null ? readableText(transcript ?? '') : plainValue(value);
      return words === '' ? [] : [`${position}. ${question}\n\n${words}\n`];
    })
    .join('\n');
}
