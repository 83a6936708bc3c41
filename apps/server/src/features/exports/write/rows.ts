import type { ExportColumn } from '@nimble/contracts/exports';
import { type ExportedRow, selectionOf, type Writing } from './writing.ts';

const pageSize = 1000;
const ofTeam: readonly ExportColumn[] = ['teamRating', 'scorecards'];

/** All candidates of the export, newest first; a page at a time is in memory. */
export async function* readRows(writing: Writing): AsyncGenerator<ExportedRow> {
  const { row, reader, written, progress, tools } = writing;
  const { database, exportSources: sources } = tools;
  const selection = selectionOf(writing);
  const hasTeam = row.options.columns.some((column) => ofTeam.includes(column));
  for (let below = Number.MAX_SAFE_INTEGER; ; ) {
    const page = await sources.findSelected(database, row.company_id, {
      selection,
      below,
      most: pageSize,
      withAnswers: row.options.columns.includes('answers'),
    });
    const ids = page.map(({ id }) => id);
    const team = hasTeam ? await sources.findTeamRatings(database, reader, ids) : undefined;
    for (const one of page) {
      written.ids.push(one.id);
      yield { ...one, team: team?.get(one.id) };
    }
    await progress(written.ids.length, row.candidates);
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    below = last.id;
  }
}
