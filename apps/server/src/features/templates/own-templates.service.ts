import { videoOnly } from '@nimble/contracts/answers';
import type { Job, Question } from '@nimble/contracts/jobs';
import {
  type JobTemplate,
  mostOwnTemplates,
  type TemplateCategoryKey,
  type TemplateChanges,
} from '@nimble/contracts/templates';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { presentTemplate } from './templates.presenter.ts';
import { deleteTemplate, insertTemplate, updateTemplate } from './templates.repository.ts';

export type OwnTemplatesDependencies = {
  database: Database;
  findJob: (companyId: number, jobId: number) => Promise<Job>;
};

/** Templates that a company makes of its jobs. */
export function createOwnTemplatesService({ database, findJob }: OwnTemplatesDependencies) {
  return {
    /** @throws RequestError notFound for a job of another company, unprocessable above the maximum. */
    async save(
      companyId: number,
      { job: jobId, category }: { job: number; category: TemplateCategoryKey },
    ): Promise<JobTemplate> {
      const { title, description, type, questions = [] } = await findJob(companyId, jobId);
      const template = {
        companyId,
        title,
        description,
        category,
        employmentType: type,
        questions: questions.map(keptOfQuestion),
      };
      const row = await inTransaction(database, (transaction) =>
        insertTemplate(transaction, template, mostOwnTemplates),
      );
      if (row === undefined) throw new RequestError('template.too_many');
      return presentTemplate(row);
    },

    /** @throws RequestError notFound for one of the catalog or of another company. */
    async change(companyId: number, templateId: number, changes: TemplateChanges): Promise<JobTemplate> {
      const { questions, ...rest } = changes;
      const numbered = questions?.map(({ formats = [...videoOnly], ...question }, index) => ({
        ...question,
        formats,
        order: index + 1,
      }));
      const row = await updateTemplate(database, companyId, templateId, { ...rest, questions: numbered });
      if (row === undefined) throw new RequestError('template.not_found');
      return presentTemplate(row);
    },

    async remove(companyId: number, templateId: number): Promise<void> {
      if (!(await deleteTemplate(database, companyId, templateId)))
        throw new RequestError('template.not_found');
    },
  };
}

function keptOfQuestion({ question, time_limit, required, formats, order }: Question) {
  return { question, time_limit, required, formats, order };
}
