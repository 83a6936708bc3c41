import { buffer } from 'node:stream/consumers';
import type { ExportPart } from '@nimble/contracts/exports';
import { readableText } from '@nimble/contracts/transcripts';
import { plainValue } from '../../../platform/answers/index.ts';
import { findFile } from '../../../platform/files/index.ts';
import type { ExportSources } from '../export-sources.ts';
import { screeningText } from '../formats/cells.ts';
import { exportText } from '../texts/export-text.ts';
import { ExportFault } from '../write/faults.ts';
import type { Writing } from '../write/writing.ts';
import { selectionOf } from '../write/writing.ts';
import { clockOf, createFormats } from './formats.ts';
import { isPicture } from './is-picture.ts';
import { createPages, type Pages } from './page.ts';
import { showScorecards } from './show-scorecards.ts';

export type Candidate = Awaited<ReturnType<ExportSources['findArchived']>>[number];

/** A larger picture is left out. */
const largestPicture = 8 * 1024 * 1024;

/** Everything about one candidate to read and print; a few pages, which are small enough for memory. */
export async function* pdfOfCandidate(writing: Writing): AsyncGenerator<Buffer> {
  const { row, tools, written } = writing;
  const { database, exportSources: sources } = tools;
  const selection = selectionOf(writing);
  const [id] = 'ids' in selection ? selection.ids : [];
  const [candidate] = id === undefined ? [] : await sources.findArchived(database, row.company_id, [id]);
  if (candidate === undefined) throw new ExportFault('empty');
  written.ids.push(candidate.id);
  const brand = await sources.findBrand(database, row.company_id);
  const company = brand?.company_name ?? '';
  const pages = createPages({ title: candidate.candidate_name, language: row.language, author: company });
  await showLogo(pages, writing, { company, fileId: brand?.logo_file_id ?? null });
  await showFacts(pages, writing, candidate);
  showAnswers(pages, writing, candidate);
  if (has(writing, 'scorecards')) await showScorecards(pages, writing, candidate.id);
  if (has(writing, 'notes')) showNotes(pages, writing, candidate);
  await writing.progress(1, 2);
  const { language } = row;
  const date = createFormats(row).time(new Date());
  const document = await pages.end(
    (page, count) => [
      [company, exportText(language, 'pdf.exported', { date })].filter(Boolean).join(' · '),
      exportText(language, 'pdf.page', { page, pages: count }),
    ],
    exportText(language, 'pdf.replaced'),
  );
  for await (const chunk of document) yield Buffer.from(chunk);
}

function has({ row }: Writing, part: ExportPart): boolean {
  return row.options.parts.includes(part);
}

type Logo = { company: string; fileId: number | null };

async function showLogo(pages: Pages, { row, tools }: Writing, { company, fileId }: Logo): Promise<void> {
  const file = fileId === null ? undefined : await findFile(tools.database, fileId);
  const alternative = exportText(row.language, 'pdf.logo', { company });
  if (file !== undefined) await showPicture(pages, tools, { kind: 'logo', ...file, alternative });
  else pages.small(company);
}

type Picture = { kind: 'logo' | 'picture'; storage_key: string; size_bytes: number; alternative: string };

/** A missing or unreadable picture is left out: the text is what matters. */
async function showPicture(pages: Pages, { storage }: Writing['tools'], picture: Picture): Promise<void> {
  if (picture.size_bytes > largestPicture) return;
  if ((await storage.facts(picture.storage_key)) === undefined) return;
  const bytes = await buffer(storage.read(picture.storage_key));
  if (isPicture(bytes)) pages.picture(picture.kind, bytes, picture.alternative);
}

async function showFacts(pages: Pages, { row, tools }: Writing, candidate: Candidate): Promise<void> {
  const { language } = row;
  const formats = createFormats(row);
  pages.title(candidate.candidate_name);
  const poster = candidate.files.find(({ kind }) => kind === 'poster');
  const alternative = exportText(language, 'pdf.picture');
  if (poster !== undefined) await showPicture(pages, tools, { ...poster, kind: 'picture', alternative });
  const { status, rating, reviewed_at: reviewedAt, time_factor: factor, untimed } = candidate;
  const resume = candidate.files.find(({ kind }) => kind === 'resume');
  pages.fact(exportText(language, 'column.email'), candidate.candidate_email);
  pages.fact(exportText(language, 'column.job'), candidate.job_title);
  if (status !== 'uploading')
    pages.fact(exportText(language, 'column.status'), exportText(language, `status.${status}`));
  if (candidate.stage !== null) pages.fact(exportText(language, 'column.stage'), candidate.stage.name);
  if (rating !== null) pages.fact(exportText(language, 'column.rating'), formats.percent(rating / 100));
  if (candidate.tags.length > 0)
    pages.fact(exportText(language, 'column.tags'), candidate.tags.map(({ name }) => name).join(', '));
  const screening = screeningText(candidate, language);
  if (screening !== '') pages.fact(exportText(language, 'column.screening'), screening);
  const submittedAt = candidate.submitted_at ?? candidate.created_at;
  pages.fact(exportText(language, 'column.submitted'), formats.time(submittedAt));
  const reviewed = reviewedAt === null ? exportText(language, 'pdf.not_yet') : formats.time(reviewedAt);
  pages.fact(exportText(language, 'column.reviewed'), reviewed);
  if (untimed) pages.fact(exportText(language, 'pdf.extra_time'), exportText(language, 'pdf.untimed'));
  else if (factor > 1) pages.fact(exportText(language, 'pdf.extra_time'), `× ${formats.number(factor)}`);
  if (resume !== undefined) pages.fact(exportText(language, 'pdf.resume'), resume.name);
}

function showAnswers(pages: Pages, writing: Writing, { answers }: Candidate): void {
  const { language } = writing.row;
  pages.section(exportText(language, 'pdf.answers'));
  if (answers.length === 0) pages.paragraph(exportText(language, 'pdf.no_answers'));
  for (const { position, question, duration_seconds: seconds, transcript, value } of answers) {
    pages.heading(`${position}. ${question}`);
    if (seconds !== null) pages.small(exportText(language, 'pdf.duration', clockOf(seconds)));
    if (value !== null) {
      pages.paragraph(plainValue(value, language));
      continue;
    }
    if (!has(writing, 'transcripts')) continue;
    if (transcript === null || transcript === '') pages.small(exportText(language, 'pdf.no_transcript'));
    else pages.paragraph(readableText(transcript));
  }
}

function showNotes(pages: Pages, { row: { language } }: Writing, { notes }: Candidate): void {
  pages.section(exportText(language, 'pdf.notes'));
  if (notes === null || notes === '') pages.small(exportText(language, 'pdf.no_notes'));
  else pages.paragraph(notes);
}
