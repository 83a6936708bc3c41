import type { AnswerAnalysis, SubmissionResponse } from '@nimble/contracts/submissions';

/** Other features' data of answers; without permission or consent an answer is not in the maps. */
export type AnswerWords = {
  findTexts: (companyId: number, responseIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  findAnalyses: (
    companyId: number,
    submissionIds: readonly number[],
  ) => Promise<ReadonlyMap<number, AnswerAnalysis>>;
};

type Wanted = { transcript: boolean; analysis: boolean };
type Answer = { id: number; submissionId: number };

/** @returns a function that adds the requested transcripts and statements to these answers. */
export async function readWords(
  words: AnswerWords,
  companyId: number,
  answers: readonly Answer[],
  { transcript, analysis }: Wanted,
): Promise<<Response extends SubmissionResponse>(response: Response) => Response> {
  const submissionIds = [...new Set(answers.map(({ submissionId }) => submissionId))];
  const responseIds = answers.map(({ id }) => id);
  const [texts, analyses] = await Promise.all([
    transcript ? words.findTexts(companyId, responseIds) : undefined,
    analysis ? words.findAnalyses(companyId, submissionIds) : undefined,
  ]);
  return (response) => ({
    ...response,
    ...(texts && { transcript: texts.get(response.id) ?? null }),
    ...(analyses && { ai_analysis: analyses.get(response.id) ?? null }),
  });
}

type Populated = { id: number; responses?: SubmissionResponse[] | undefined };

/** The same for the answers of submissions, if `populate` names it. */
export async function withWords<Shown extends Populated>(
  words: AnswerWords,
  companyId: number,
  submissions: readonly Shown[],
  populate: ReadonlySet<string>,
): Promise<Shown[]> {
  const wanted = {
    transcript: populate.has('responses.transcript'),
    analysis: populate.has('responses.ai_analysis'),
  };
  if (!wanted.transcript && !wanted.analysis) return [...submissions];
  const answers = submissions.flatMap(({ id: submissionId, responses = [] }) =>
    responses.map(({ id }) => ({ id, submissionId })),
  );
  const add = await readWords(words, companyId, answers, wanted);
  return submissions.map((submission) => ({
    ...submission,
    ...(submission.responses && { responses: submission.responses.map(add) }),
  }));
}
