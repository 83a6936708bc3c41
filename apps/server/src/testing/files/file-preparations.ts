import type { Prepared, ValidRequest } from '../calls/prepared.ts';
import { somePdf } from '../journeys.ts';
import { askedForFiles, begunWithFiles, sendAnswerFile } from './send-answer-file.ts';

export const someTake = '11111111-2222-4333-8444-555555555555';

/** An open interview with a question to answer by file, of which one has arrived. */
async function openQuestion({ nimble, owner }: Prepared) {
  const interview = await begunWithFiles(nimble, owner.token, [askedForFiles()], 'files@example.com');
  const path = `/api/interviews/current/answers/${interview.questionIds[0]}/files`;
  return { ...interview, path };
}

/** `end` of the path, with the file's id. */
const arrived =
  (end: (takeId: string) => string, body: (takeId: string) => object | undefined = () => undefined) =>
  async (prepared: Prepared): Promise<Partial<ValidRequest>> => {
    const { token, path, questionIds } = await openQuestion(prepared);
    const { take, sha256 } = await sendAnswerFile(prepared.nimble, token, questionIds[0] ?? 0, somePdf);
    const given = body(take) ?? { sha256 };
    return { token: async () => token, path: path + end(take), body: { data: given } };
  };

async function toAnnounce(prepared: Prepared): Promise<Partial<ValidRequest>> {
  const { token, path } = await openQuestion(prepared);
  return { token: async () => token, path };
}

async function toDelete(prepared: Prepared): Promise<Partial<ValidRequest>> {
  const { token, path, questionIds } = await openQuestion(prepared);
  const { take } = await sendAnswerFile(prepared.nimble, token, questionIds[0] ?? 0, somePdf);
  return { token: async () => token, path: `${path}/${take}` };
}

export const filePreparations = {
  'POST /api/interviews/current/answers/:questionId/files': toAnnounce,
  'PUT /api/interviews/current/answers/:questionId/files': arrived(
    () => '',
    (takeId) => ({ takes: [takeId] }),
  ),
  'PUT /api/interviews/current/answers/:questionId/files/:takeId': arrived((takeId) => `/${takeId}`),
  'DELETE /api/interviews/current/answers/:questionId/files/:takeId': toDelete,
};
