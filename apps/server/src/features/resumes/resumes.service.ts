import type { ResumeExcerptPart, ResumeHit, ResumeText } from '@nimble/contracts/resumes';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findResumesSaying, findResumeText, hitEnd, hitStart } from './resumes.repository.ts';

export function createResumesService(database: Database) {
  return {
    /** null before it has been read. @throws RequestError notFound. */
    async text(companyId: number, submissionId: number): Promise<ResumeText | null> {
      const row = await findResumeText(database, companyId, submissionId);
      if (row === undefined) throw new RequestError('submission.not_found');
      const { text, is_cut: isCut, problem } = row;
      return text === null || isCut === null ? null : { text, isCut, problem };
    },

    async search(companyId: number, words: string): Promise<ResumeHit[]> {
      const rows = await findResumesSaying(database, companyId, words);
      return rows.map((row) => ({
        submission: { id: row.id, candidateName: row.candidate_name },
        job: { id: row.job_id, title: row.job_title },
        excerpt: partsOf(row.excerpt),
      }));
    },
  };
}
export type ResumesService = ReturnType<typeof createResumesService>;

/** Hits are enclosed in control characters, so that the page never has to parse markup from a candidate's words. */
function partsOf(excerpt: string): ResumeExcerptPart[] {
  return excerpt.split(hitStart).flatMap((piece, index) => {
    const [hit = '', rest = ''] = index === 0 ? ['', piece] : piece.split(hitEnd);
    return [
      { text: hit, isHit: true },
      { text: rest, isHit: false },
    ].filter(({ text }) => text !== '');
  });
}
