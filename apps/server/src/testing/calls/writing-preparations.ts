import { begunInterview } from '../journeys.ts';
import type { Prepared, ValidRequest } from './prepared.ts';

export const someDraft = {
  attempt: 1,
  sequence: 1,
  seconds: 12,
  value: { format: 'text', text: 'What was written' },
};

/** An open interview with one question to answer in writing. */
async function openQuestion({ nimble, owner }: Prepared): Promise<{ token: string; path: string }> {
  const question = {
    question: 'What do you write?',
    time_limit: 60,
    required: true,
    formats: [{ format: 'text', maximumCharacters: 500, maximumWords: null }],
  };
  const data = { title: 'Writer', description: 'Writes all day.', status: 'active', questions: [question] };
  const job = await nimble.call('POST', '/api/jobs/create-with-auth', {
    token: owner.token,
    body: { data },
  });
  const { token } = await begunInterview(nimble, job.body.data, 'writing@example.com');
  return { token, path: `/api/interviews/current/answers/${job.body.data.questions[0].id}` };
}

async function toStart(prepared: Prepared): Promise<Partial<ValidRequest>> {
  const { token, path } = await openQuestion(prepared);
  return { token: async () => token, path: `${path}/draft` };
}

/** The same with its answer started; `end` of the path. */
const started =
  (end: string) =>
  async (prepared: Prepared): Promise<Partial<ValidRequest>> => {
    const { token, path } = await openQuestion(prepared);
    const body = { data: { format: 'text', attempt: 1 } };
    await prepared.nimble.call('POST', `${path}/draft`, { token, body });
    return { token: async () => token, path: path + end };
  };

export const writingPreparations = {
  'POST /api/interviews/current/answers/:questionId/draft': toStart,
  'PUT /api/interviews/current/answers/:questionId/draft': started('/draft'),
  'POST /api/interviews/current/answers/:questionId': started(''),
};
