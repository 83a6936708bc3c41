import { defaultSettings, needsVideo } from '@nimble/contracts/answers';
import type { ChangedQuestion, Job, JobsRequiringVideo } from '@nimble/contracts/jobs';
import type { Database } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/events/index.ts';
import type { JobsService } from '../jobs.service.ts';
import { findRequiringVideo } from './video-required.repository.ts';

type Dependencies = { database: Database; jobs: Pick<JobsService, 'one' | 'change'> };

/** Jobs with questions that allow only video, for companies that promise another way to answer. */
export function createVideoRequiredService({ database, jobs }: Dependencies) {
  async function list(companyId: number): Promise<JobsRequiringVideo> {
    const rows = await findRequiringVideo(database, companyId);
    const data = rows.map(({ id, title, status, questions }) => ({ id, title, status, questions }));
    return { data, meta: { total: rows[0]?.total ?? 0 } };
  }
  return {
    list,

    /**
     * Each job is a change of its own: after a failure those before it stay, and the call can be repeated.
     * @throws RequestError conflict for a concurrent change of a job.
     */
    async allowText(member: Actor): Promise<JobsRequiringVideo> {
      for (const { id } of (await list(member.companyId)).data) {
        const { questions = [], updatedAt } = await jobs.one(member.companyId, id);
        await jobs.change(member, id, { questions: questions.map(withText), updatedAt });
      }
      return list(member.companyId);
    },
  };
}
export type VideoRequiredService = ReturnType<typeof createVideoRequiredService>;

type Asked = NonNullable<Job['questions']>[number];

function withText({ id, question, time_limit, required, formats }: Asked): ChangedQuestion {
  const allowed = needsVideo(formats) ? [...formats, defaultSettings.text] : formats;
  return { id, question, time_limit, required, formats: allowed };
}
