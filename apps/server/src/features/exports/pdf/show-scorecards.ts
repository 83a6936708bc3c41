import type { GivenScorecard, Scorecard } from '@nimble/contracts/scorecards';
import { exportText } from '../texts/export-text.ts';
import type { Writing } from '../write/writing.ts';
import { clockOf, createFormats } from './formats.ts';
import type { Pages } from './page.ts';

/** The scorecards and comments that the person who exports may see. */
export async function showScorecards(pages: Pages, { row, reader, tools }: Writing, candidateId: number) {
  const { language } = row;
  const shown = await tools.exportSources.showScorecard(tools.database, reader, candidateId);
  const formats = createFormats(row);
  pages.section(exportText(language, 'pdf.scorecards'));
  if (shown.others.state === 'hidden') pages.small(exportText(language, 'pdf.hidden_scorecards'));
  else if (shown.others.scorecards.length === 0) pages.small(exportText(language, 'pdf.no_scorecards'));
  else
    for (const scorecard of shown.others.scorecards) {
      const date = formats.time(new Date(scorecard.givenAt));
      pages.heading(exportText(language, 'pdf.given', { reviewer: scorecard.reviewer, date }));
      pages.small(exportText(language, 'pdf.average', { average: formats.number(scorecard.average) }));
      showRatings(pages, row, scorecard, shown.questions);
    }
  showComments(pages, row, shown);
}

type Asked = Scorecard['questions'];

function showRatings(
  pages: Pages,
  { language }: Writing['row'],
  { ratings }: GivenScorecard,
  questions: Asked,
): void {
  for (const { criterion, questionId, stars, comment } of ratings) {
    if (stars === null && comment === '') continue;
    const at = questions.findIndex(({ id }) => id === questionId);
    const about = at < 0 ? [] : [exportText(language, 'pdf.question', { number: at + 1 })];
    const rated = stars === null ? criterion : exportText(language, 'pdf.stars', { criterion, stars });
    pages.paragraph([...about, rated, ...(comment === '' ? [] : [comment])].join(' · '));
  }
}

function showComments(pages: Pages, { language }: Writing['row'], { comments, questions }: Scorecard): void {
  if (comments.length === 0) return;
  pages.section(exportText(language, 'pdf.comments'));
  for (const { author, comment, responseId, second } of comments) {
    const number = 1 + questions.findIndex(({ answer }) => answer?.responseId === responseId);
    pages.small(exportText(language, 'pdf.comment', { author, number, ...clockOf(second) }));
    pages.paragraph(comment);
  }
}
